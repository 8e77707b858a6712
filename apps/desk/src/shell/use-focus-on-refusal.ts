import { type RefObject, useEffect, useRef } from "react";
import type { ActionChange } from "../calls/owner-calls.ts";

/** A ref for a form, whose first wrong field takes the focus after each refusal of the change. */
export function useFocusOnRefusal({ error, number }: ActionChange): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error, number]);
  return form;
}
