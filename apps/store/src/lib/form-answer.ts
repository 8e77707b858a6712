import { useLocation } from "react-router-dom";
import { usePageState } from "./page-state.ts";
import type { FormAnswer } from "./posted-form.ts";

/** The result of the form that was posted to this document; null on other pages and after the shopper has navigated. */
export function useFormAnswer(): FormAnswer | null {
  const { form } = usePageState();
  const { key } = useLocation();
  // "default" is the key of the history entry that the document started with.
  return key === "default" ? form : null;
}
