import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Part } from "./part.tsx";

/** What Markdown a policy or a story of the journal may have. */
export const MarkdownHelp = () => (
  <Part title="How to write it">
    <p className="sv:text-small sv:text-muted">In Markdown, with an empty line between paragraphs.</p>
    <DescriptionList>
      <Description label="Heading of a part">## Cost</Description>
      <Description label="List">- one entry on each line</Description>
      <Description label="Numbered list">1. one entry on each line</Description>
      <Description label="Quote">{"> a quoted sentence"}</Description>
      <Description label="Italics and bold">*italics*, **bold**</Description>
      <Description label="Link">[our shop](/shop), [a law](https://example.com)</Description>
      <Description label="Not allowed">HTML, pictures and tables</Description>
    </DescriptionList>
  </Part>
);
