"use client";

import type { ComponentProps, ReactNode, SyntheticEvent } from "react";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Notice } from "../notice/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface ShareSheetLabels {
  /** Accessible name of the field with the URL. */
  link: string;
  copy: string;
  /** Text of the button, and announcement, after copying. */
  copied: string;
  /** Error if the browser does not allow copying. */
  refused: string;
  /** Accessible name of the other sharing options. */
  ways: string;
}

export interface ShareSheetProps extends ComponentProps<"div"> {
  /** The complete URL. */
  link: string;
  /** `done` after copying; `error` if copying failed. @default "idle" */
  state?: "idle" | "done" | "error" | undefined;
  onCopy: () => void;
  /** Other sharing options: one link each. */
  children?: ReactNode;
  labels?: Partial<ShareSheetLabels> | undefined;
}

const english: ShareSheetLabels = {
  link: "Link",
  copy: "Copy link",
  copied: "Link copied",
  refused: "Your browser does not let us copy. Select the link above and copy it.",
  ways: "Send it by",
};

/** Runs on focus for the keyboard, and on click because a click would place the caret inside the URL. */
const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select();

/** A URL to copy, by button or by hand, or to share in other ways. For browsers without the Web Share API. */
export function ShareSheet({
  link,
  state = "idle",
  onCopy,
  labels,
  className = "",
  children,
  ...props
}: ShareSheetProps) {
  const words = useLabels("shareSheet", english, labels);
  return (
    <div {...props} data-component="share-sheet" data-state={state} className={`sv:grid sv:gap-5 ${className}`}>
      <Field label={words.link}>
        <TextInput readOnly value={link} onFocus={selectAll} onClick={selectAll} className="sv:text-ellipsis" />
      </Field>
      {state === "error" && (
        <Notice variant="danger" live="assertive">
          {words.refused}
        </Notice>
      )}
      <Button width="full" state={state === "done" ? "done" : "idle"} onClick={onCopy}>
        {state === "done" ? words.copied : words.copy}
      </Button>
      <p role="status" className="sv:sr-only">
        {state === "done" && words.copied}
      </p>
      {children && (
        <nav aria-label={words.ways} className="sv:flex sv:flex-wrap sv:gap-x-8 sv:gap-y-2">
          {children}
        </nav>
      )}
    </div>
  );
}
