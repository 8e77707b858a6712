import { useEffect } from "react";
import { readStored } from "../../lib/storage.ts";

/**
 * Elements in which `/` types text or belongs to an open dialog. `public/first.js` ignores the same places until this
 * listens.
 */
const TAKEN = "input,textarea,select,[contenteditable],[role=dialog]";

let setOpen: (isOpen: boolean) => void;

/** Opens the search over the page. */
export const openSearch = () => setOpen(true);

/**
 * Calls the setter with `true` when search is opened by a control of the page or by the key `/` alone, outside fields
 * and dialogs. Users of speech input or prone to accidental keys can switch the key off (WCAG 2.1.4).
 */
export function useSearchOpening(onOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    setOpen = onOpen;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if ((event.target as Element).closest(TAKEN) || readStored("searchKey")) return;
      event.preventDefault();
      onOpen(true);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [onOpen]);
}
