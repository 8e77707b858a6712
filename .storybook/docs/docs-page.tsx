import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { PieceDetails } from "./piece-details.tsx";
import { PieceSummary } from "./piece-summary.tsx";

/** Documentation page of a file of stories. Of a component it also says where it is used, what it takes and how it was checked. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <PieceSummary title={preparedMeta.title} />
      <Primary />
      <Controls />
      <Stories />
      <PieceDetails title={preparedMeta.title} />
    </>
  );
}
