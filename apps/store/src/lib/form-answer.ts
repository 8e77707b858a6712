import { useLocation } from "react-router-dom";
import { usePageState } from "./page-state.ts";
import type { FormAnswer } from "./posted-form.ts";

/** What came of the form that was posted to this document; null elsewhere, and once the shopper has gone on. */
export function useFormAnswer(): FormAnswer | null {
  const { form } = usePageState();
  const { key } = useLocation();
  // The entry of the history that the document began with.
  return key === "default" ? form : null;
}
