import { useState } from "react";
import { Button } from "../../src/button/index.ts";
import { values } from "../../theme.ts";
import tokens from "../../tokens.json" with { type: "json" };
import { Code, Sheet, SheetTable } from "../sheet.tsx";
import { tokensOf } from "./token-list.ts";

const durations = values(tokens.duration);
const described = tokensOf(tokens.duration);

/** Longer durations are delays, not movements. */
const LONGEST_MOVE_MS = 1000;

/** All durations; those of movements are shown as an animated thread. */
export function Durations() {
  const [side, setSide] = useState<"start" | "end">("start");
  return (
    <>
      <Sheet>
        <Button variant="quiet" onClick={() => setSide(side === "start" ? "end" : "start")}>
          Pull the thread
        </Button>
      </Sheet>
      <SheetTable label="Tokens of duration" columns={["Token", "Value", "For", "Movement"]}>
        {Object.entries(durations).map(([name, value], index) => (
          <tr key={name}>
            <td>
              <Code>{`duration.${name}`}</Code>
            </td>
            <td className="sv:tabular">{value}</td>
            <td className="sv:text-muted">{described[index]?.description}</td>
            <td className="sv:w-100">
              {parseInt(value, 10) <= LONGEST_MOVE_MS && (
                <span className="sv:block sv:h-1.5 sv:bg-sunken">
                  <span
                    className="sv:block sv:h-full sv:bg-accent sv:transition-[width] sv:ease-enter sv:motion-reduce:transition-none"
                    style={{ width: side === "start" ? "12%" : "100%", transitionDuration: value }}
                  />
                </span>
              )}
            </td>
          </tr>
        ))}
      </SheetTable>
    </>
  );
}

/** Each easing as its curve: time from left to right, movement upwards. */
export function Easings() {
  return (
    <Sheet>
      <ul className="sv:grid sv:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sv:gap-gutter">
        {tokensOf(tokens.easing).map(({ path, value }) => {
          const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = value as number[];
          return (
            <li key={path}>
              <svg viewBox="-4 -4 108 108" aria-hidden="true" className="sv:w-full sv:text-accent">
                <path d="M0 100H100" className="sv:stroke-hairline" strokeWidth="1" />
                <path
                  d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              </svg>
              <p className="sv:mt-2">
                <Code>{`easing.${path}`}</Code>
              </p>
              <p className="sv:text-caption sv:text-muted">{(value as number[]).join(", ")}</p>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
