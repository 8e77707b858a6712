import { Children, isValidElement, type ReactNode, useState } from "react";
import { Field } from "../../src/field/index.ts";
import { TextInput } from "../../src/text-input/index.ts";
import { Sheet } from "../sheet.tsx";

/** Name and other names in a heading: "Badge: sale, discount". Headings of groups have no colon. */
const nameIn = (node: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(node) && typeof node.props.children === "string" ? node.props.children : "";

/** Filters components by any of their names. Children are the headings, each followed by its `Found`. */
export function Finder({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState("");
  const nodes = Children.toArray(children).filter((node) => typeof node !== "string");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (node: ReactNode) => {
    const name = nameIn(node).toLowerCase();
    return name.includes(": ") && words.every((word) => name.includes(word));
  };
  const found = nodes.filter(isWanted).length;
  return (
    <>
      <Sheet className="sv:grid sv:gap-2">
        <Field label="Filter by name">
          <TextInput type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </Field>
        <p role="status" className="sv:text-small sv:text-muted">
          {words.length > 0 && `${found} ${found === 1 ? "piece" : "pieces"}`}
        </p>
      </Sheet>
      {words.length === 0 ? nodes : nodes.filter((node, index) => isWanted(node) || isWanted(nodes[index - 1]))}
    </>
  );
}
