"use client";

import type { ComponentProps, ReactNode, SyntheticEvent } from "react";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Notice } from "../notice/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface ShareSheetLabels {
  /** Name of the field that holds the address. */
  link: string;
  copy: string;
  /** On the button, and heard, once the link is on the clipboard. */
  copied: string;
  /** Where the browser does not let a page copy. */
  refused: string;
  /** Name of the other ways. */
  ways: string;
}

export interface ShareSheetProps extends ComponentProps<"div"> {
  /** The address, whole. */
  link: string;
  /** `done` once it has been copied; `error` where it could not be. @default "idle" */
  state?: "idle" | "done" | "error";
  onCopy: () => void;
  /** Other ways to send it: a link for each. */
  children?: ReactNode;
  labels?: Partial<ShareSheetLabels>;
}

const english: ShareSheetLabels = {
  link: "Link",
  copy: "Copy link",
  copied: "Link copied",
  refused: "Your browser does not let us copy. Select the link above and copy it.",
  ways: "Send it by",
};

/** At the focus for the keyboard, and at the click because that would put the caret somewhere into the address. */
const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select();

/** An address to pass on: to be copied, by a button or by hand, or sent in another way. For browsers that cannot share by themselves. */
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
        <Notice tone="danger" live="assertive">
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
