/** A policy page as text. Paragraphs are plain sentences; `path` links to another page of the store. */
export interface Policy {
  title: string;
  description: string;
  /** Date of its last change. */
  updated: string;
  /** The whole policy in one sentence. */
  inShort: string;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  heading: string;
  paragraphs: readonly string[];
  link?: { path: string; text: string };
}
