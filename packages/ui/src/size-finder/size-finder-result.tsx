"use client";

import { type ComponentProps, useId } from "react";
import { Button } from "../button/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { BODY_MEASURES } from "../measurement-form/index.ts";
import type { BodyMeasure } from "../measure-drawing/index.ts";
import { english, type SizeFinderLabels, type SizeFitting } from "./size-finder-labels.ts";

/** A size, and its fit at each measurement that was compared. */
export interface FoundSize {
  size: string;
  fits: Partial<Record<BodyMeasure, SizeFitting>>;
}

/**
 * What the shop's rule says: `one` size, the body is `between` two sizes, or `outside` of the chart. `custom`: the product
 * is also made to measure.
 */
export type SizeFinding =
  | { kind: "one"; fit: FoundSize }
  | { kind: "between"; closer: FoundSize; looser: FoundSize }
  | { kind: "outside"; end: "smaller" | "larger"; custom: boolean };

export interface SizeFinderResultProps extends Omit<ComponentProps<"div">, "children"> {
  /** `null`: nothing was found yet. */
  finding: SizeFinding | null;
  /** Called with the size whose button was pressed. */
  onChoose: (size: string) => void;
  /** Called when made to measure is chosen; without it this is not offered. */
  onCustom?: (() => void) | undefined;
  labels?: Partial<SizeFinderLabels> | undefined;
}

/**
 * The recommended size with its fit, and a button that chooses it; two of them between two sizes. The sentence is in a live
 * region, which must be rendered before there is a finding.
 */
export function SizeFinderResult({
  finding,
  onChoose,
  onCustom,
  labels,
  className = "",
  ...props
}: SizeFinderResultProps) {
  const words = useLabels("sizeFinder", english, labels);
  const choice = (found: FoundSize, title?: string) => (
    <Choice found={found} title={title} words={words} onChoose={onChoose} />
  );
  return (
    <div {...props} data-part="result" data-state={finding?.kind ?? "empty"} className={className}>
      <p role="status" data-part="sentence" className="sv:font-display sv:text-h4">
        {finding && <span>{sentence(finding, words)}</span>}
      </p>
      {finding?.kind === "one" && choice(finding.fit)}
      {finding?.kind === "between" && (
        <>
          {choice(finding.closer, words.closer(finding.closer.size))}
          {choice(finding.looser, words.looser(finding.looser.size))}
        </>
      )}
      {finding?.kind === "outside" && finding.custom && onCustom && (
        <Button className="sv:mt-3" onClick={onCustom}>
          {words.custom}
        </Button>
      )}
    </div>
  );
}

function sentence(finding: SizeFinding, words: SizeFinderLabels): string {
  if (finding.kind === "one") return words.one(finding.fit.size);
  if (finding.kind === "between") return words.between(finding.closer.size, finding.looser.size);
  return words[finding.end];
}

interface ChoiceProps extends Pick<SizeFinderResultProps, "onChoose"> {
  found: FoundSize;
  /** Only where there are two. */
  title: string | undefined;
  words: SizeFinderLabels;
}

/** The fit describes the button, whose name contains only the size. */
function Choice({ found: { size, fits }, title, words, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div
      data-part="choice"
      className="sv:mt-3 sv:flex sv:flex-wrap sv:items-center sv:justify-between sv:gap-x-6 sv:gap-y-3 sv:border-t sv:border-hairline sv:pt-3"
    >
      <div id={id} className="sv:text-small">
        {title && <p className="sv:text-label">{title}</p>}
        <dl className="sv:flex sv:flex-wrap sv:gap-x-4">
          {BODY_MEASURES.map((measure) => {
            const fit = fits[measure];
            return (
              fit && (
                <div key={measure} data-fit={fit} className="sv:flex sv:gap-1">
                  <dt className="sv:text-muted">{words.measures[measure]}</dt> <dd>{words.fits[fit]}</dd>
                </div>
              )
            );
          })}
        </dl>
      </div>
      <Button
        variant={title ? "quiet" : "primary"}
        className="sv:min-w-40"
        aria-describedby={id}
        onClick={() => onChoose(size)}
      >
        {words.choose(size)}
      </Button>
    </div>
  );
}
