import { brand } from "../brand.ts";

/** Heading of the journal. */
export const journalContent = {
  title: "Journal",
  lead: "Notes on cloth, the people who make it, and wearing it for a long time.",
  description: `Notes from ${brand.name} on handloom cloth, the people who make it, caring for it, and wearing it for a long time.`,
} as const;
