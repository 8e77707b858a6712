/**
 * Warnings about mistakes in the calling code. Each call stands behind `process.env.NODE_ENV !== "production"`, which
 * bundlers replace, so that a production build contains neither the call nor this module.
 */

const shown = new Set<string>();

/** Writes a message to the console as an error, once for all components. */
function warnOnce(message: string): void {
  if (shown.has(message)) return;
  shown.add(message);
  console.error(`@selvedge/ui: ${message}`);
}

/** Whether state was controlled at its first render, by the setter that React keeps for the life of the component. */
const beganControlled = new WeakMap<object, boolean>();

/** "option-picker" becomes "<OptionPicker>"; the name of a hook stays as it is. */
const inWords = (piece: string) =>
  /^use[A-Z]/.test(piece) ? piece : `<${piece.replace(/(?:^|-)\w/g, (start) => start.slice(-1).toUpperCase())}>`;

/**
 * Warns if state becomes controlled that was not, or the reverse. `piece` is the name of a hook or component, or the
 * `data-component` of the latter; `setter` identifies the state.
 */
export function warnAboutSwitch(piece: string, setter: object, isControlled: boolean): void {
  const began = beganControlled.get(setter);
  if (began === undefined) beganControlled.set(setter, isControlled);
  else if (began !== isControlled) {
    const [from, to] = began ? ["controlled", "uncontrolled"] : ["uncontrolled", "controlled"];
    warnOnce(
      `${inWords(piece)} changed from ${from} to ${to}, so its state is lost. Control it in each render or in none.`,
    );
  }
}

/** Warns if the accessible name of a component is missing or empty. `source` says what would give it one. */
export function warnAboutName(piece: string, source: string, name: string | null | undefined): void {
  if (name?.trim()) return;
  warnOnce(`<${piece}> has no accessible name, so screen readers cannot say what it is. Give it ${source}.`);
}

/** The accessible name that an element gets from its attributes: a label, or the text or picture of another element. */
export function nameOf(element: Element): string {
  const own = element.getAttribute("aria-label");
  if (own) return own;
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  return labels
    .map((id) => document.getElementById(id))
    .map((label) => label?.textContent || label?.querySelector("[alt]")?.getAttribute("alt") || "")
    .join(" ");
}
