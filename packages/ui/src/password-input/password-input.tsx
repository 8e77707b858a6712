"use client";

import { type ComponentProps, useState } from "react";
import { useFieldControl } from "../field/index.ts";
import { joinNames } from "../lib/join-names.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { TextInput } from "../text-input/index.ts";

export interface PasswordInputLabels {
  /** Text of the button that reveals the password. */
  show: string;
  /** Accessible name of the button; contains that text. */
  showPassword: string;
}

export interface PasswordInputProps extends Omit<ComponentProps<"input">, "type" | "prefix"> {
  labels?: Partial<PasswordInputLabels> | undefined;
}

const english: PasswordInputLabels = { show: "Show", showPassword: "Show password" };

/**
 * A password field with a button to reveal the password. The button keeps its name and carries its state in
 * `aria-pressed`. Set `autoComplete="current-password"` or `"new-password"`; pasting is allowed.
 */
export function PasswordInput({ labels, className, ...props }: PasswordInputProps) {
  const words = useLabels("passwordInput", english, labels);
  const { disabled } = useFieldControl(props);
  const [shown, setShown] = useState(false);
  return (
    <span className="sv:relative sv:block">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? "text" : "password"}
        data-component="password-input"
        className={joinNames("sv:pe-20", className)}
      />
      <button
        type="button"
        aria-label={words.showPassword}
        aria-pressed={shown}
        disabled={disabled}
        onClick={() => setShown(!shown)}
        data-part="reveal"
        className="sv:absolute sv:inset-y-0.5 sv:end-0.5 sv:flex sv:min-w-16 sv:items-center sv:justify-center sv:noscript:hidden sv:rounded-control sv:px-3 sv:pt-0.5 sv:text-label sv:text-muted sv:not-disabled:hover:text-ink sv:disabled:cursor-not-allowed sv:disabled:text-faint sv:aria-pressed:bg-accent-soft sv:aria-pressed:text-on-accent-soft sv:forced-colors:aria-pressed:underline"
      >
        {words.show}
      </button>
    </span>
  );
}
