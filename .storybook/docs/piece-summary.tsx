import facts from "virtual:piece-facts";
import { Description, DescriptionList } from "../../packages/ui/src/description-list/index.ts";
import { Code, Sheet } from "../../packages/ui/docs/sheet.tsx";
import type { Maturity } from "../facts/changes.ts";
import { Words } from "../../packages/ui/docs/docs-text.tsx";

const MATURITY: Record<Maturity, string> = {
  new: "New: the next release adds it",
  changing: "Changing: changes of the next release name it",
  stable: "Stable: no change of the next release names it",
};

/** The entry, maturity, size and other names of a component; nothing for other pages. */
export function PieceSummary({ title }: { title: string }) {
  const piece = facts[title];
  if (!piece) return null;
  const { use, entry, maturity, otherNames, sizes } = piece;
  return (
    <Sheet>
      {use && (
        <p>
          <Words>{use}</Words>
        </p>
      )}
      <DescriptionList className="sv:mt-4">
        <Description label="Entry">
          <Code>{entry}</Code>
        </Description>
        <Description label="Maturity">{MATURITY[maturity]}</Description>
        <Description label="Size">{sizesIn(sizes)}</Description>
        <Description label="Runs on">{sizes["Runs on"]}</Description>
        <Description label="Also called">{otherNames.join(", ")}</Description>
      </DescriptionList>
    </Sheet>
  );
}

const sizesIn = ({ Brotli, gzip, Styles, "Its own": own }: Record<string, string>) =>
  `${Brotli} KB (Brotli) or ${gzip} KB (gzip) with all that it imports, ${own} KB of it its own; styles ${Styles} KB (gzip)`;
