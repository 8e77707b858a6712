"use client";

import { type ComponentProps, useState } from "react";
import { joinNames } from "../lib/join-names.ts";
import { TextInput } from "../text-input/index.ts";

export interface PasswordInputProps extends Omit<ComponentProps<"input">, "type" | "prefix"> {
  /** `show` is the button's text; `name` its whole name, and contains that text. */
  labels?: { show: string; name: string };
}

const english = { show: "Show", name: "Show password" };

/**
 * A password that can be looked at. The button keeps its name and says by `aria-pressed` whether the password shows.
 * Give `autoComplete="current-password"` or `"new-password"`; nothing keeps one from pasting.
 */
export function PasswordInput({ labels = english, className, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="sv:relative sv:block">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? "text" : "password"}
        className={joinNames("sv:pe-20", className)}
      />
      <button
        type="button"
        aria-label={labels.name}
        aria-pressed={shown}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        data-part="reveal"
        className="sv:absolute sv:inset-y-0.5 sv:end-0.5 sv:min-w-16 sv:rounded-control sv:px-3 sv:pt-0.5 sv:text-label sv:text-muted sv:not-disabled:hover:text-ink sv:disabled:cursor-not-allowed sv:disabled:text-faint sv:aria-pressed:bg-accent-soft sv:aria-pressed:text-on-accent-soft sv:forced-colors:aria-pressed:underline"
      >
        {labels.show}
      </button>
    </span>
  );
}
