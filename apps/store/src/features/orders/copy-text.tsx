import { useEffect, useState } from "react";
import { announce } from "@selvedge/ui/live-region";
import { TextLink } from "@selvedge/ui/text-link";
import { toasts } from "../../lib/toasts.ts";

const SHOWN_MS = 2_000;

/** Copies a text to the clipboard and confirms it for two seconds. `name` describes what is copied: "Order ID". */
export function CopyText({ text, name }: { text: string; name: string }) {
  const [copies, setCopies] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toasts.error(`The browser does not let us copy. The ${name} is ${text}.`);
      return;
    }
    setShown(true);
    setCopies((count) => count + 1);
    announce(`${name} copied`);
  };
  return (
    <TextLink render={<button type="button" onClick={() => void copy()} />}>
      <span>{isShown ? "Copied" : "Copy"}</span>
      <span className="sv:sr-only">{` ${name}`}</span>
    </TextLink>
  );
}
