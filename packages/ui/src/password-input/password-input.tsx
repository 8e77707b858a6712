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
    <span className="relative block">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? "text" : "password"}
        className={joinNames("pe-20", className)}
      />
      <button
        type="button"
        aria-label={labels.name}
        aria-pressed={shown}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        data-part="reveal"
        className="absolute inset-y-0.5 end-0.5 min-w-16 rounded-control px-3 pt-0.5 text-label text-muted not-disabled:hover:text-ink disabled:cursor-not-allowed disabled:text-faint aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft forced-colors:aria-pressed:underline"
      >
        {labels.show}
      </button>
    </span>
  );
}
