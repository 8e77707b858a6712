import type { CSSProperties } from "react";
import { values } from "../../theme.ts";
import tokens from "../../tokens.json" with { type: "json" };
import { Code, Sheet, SheetTable } from "../sheet.tsx";
import { tokensOf } from "./token-list.ts";

const groups = { space: tokens.space, size: tokens.size, breakpoint: tokens.breakpoint };

/** Breakpoints are drawn at a quarter of their length; bars wider than the column are left out. */
const SCALE = { space: 1, size: 1, breakpoint: 0.25 };
const WIDEST_BAR_PX = 400;
const isDrawn = (value: string, scale: number) => !value.endsWith("px") || parseFloat(value) * scale <= WIDEST_BAR_PX;

/** A group of lengths, with bars. */
export function Lengths({ group }: { group: keyof typeof groups }) {
  const described = tokensOf(groups[group]);
  return (
    <SheetTable
      label={`Tokens of ${group}`}
      columns={["Token", "Value", "For", SCALE[group] === 1 ? "Length" : "Length, a quarter"]}
    >
      {Object.entries(values(groups[group])).map(([name, value], index) => (
        <tr key={name}>
          <td>
            <Code>{`${group}.${name}`}</Code>
          </td>
          <td className="sv:tabular">{value}</td>
          <td className="sv:text-muted">{described[index]?.description}</td>
          <td className="sv:w-100">
            {isDrawn(value, SCALE[group]) && (
              <span className="sv:block sv:h-3 sv:bg-accent" style={{ width: `calc(${value} * ${SCALE[group]})` }} />
            )}
          </td>
        </tr>
      ))}
    </SheetTable>
  );
}

const shapes = {
  radius: { tokens: tokens.radius, style: (value: string): CSSProperties => ({ borderRadius: value }) },
  shadow: { tokens: tokens.shadow, style: (value: string): CSSProperties => ({ boxShadow: value }) },
};

/** Radii or shadows, each on a box of its own. */
export function Shapes({ group }: { group: keyof typeof shapes }) {
  const { tokens: all, style } = shapes[group];
  const described = tokensOf(all);
  return (
    <Sheet>
      <ul className="sv:grid sv:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sv:gap-gutter">
        {Object.entries(values(all)).map(([name, value], index) => (
          <li key={name}>
            <div className="sv:h-24 sv:border sv:border-hairline sv:bg-raised" style={style(value)} />
            <p className="sv:mt-4">
              <Code>{`${group}.${name}`}</Code>
            </p>
            <p className="sv:text-caption sv:text-muted">{described[index]?.description || value}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
