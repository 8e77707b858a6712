"use client";

import { createContext, use } from "react";

interface AccordionState {
  /** Values of the open sections. */
  values: readonly string[];
  open: (value: string) => void;
}

interface SectionState {
  isOpen: boolean;
  open: () => void;
}

export const AccordionContext = createContext<AccordionState | null>(null);

export const SectionContext = createContext<SectionState | null>(null);

/** State of the accordion around a part, which the error message names if there is none. */
export function useAccordion(part: string): AccordionState {
  const state = use(AccordionContext);
  if (!state) throw new Error(`${part} must stand inside <Accordion>, which knows what is open.`);
  return state;
}

/** State of the section around a part, which the error message names if there is none. */
export function useSection(part: string): SectionState {
  const state = use(SectionContext);
  if (!state) throw new Error(`${part} must stand inside <AccordionSection>, which knows whether it is open.`);
  return state;
}
