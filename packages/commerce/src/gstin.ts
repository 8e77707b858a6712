import { taxState } from "./gst-states.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/**
 * State code, PAN (five letters, four digits, a letter), number of the PAN's registration in the state, a letter Z,
 * check character.
 */
const FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** PAN numbers begin at 0001, so 0000 is free for examples. */
const EXAMPLE = /^.{7}0000/;

/** The check character of a GSTIN, computed from the fourteen characters before it. */
function checkCharacter(gstin: string): string | undefined {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const product = DIGITS.indexOf(gstin.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36];
}

/**
 * The problem with a GSTIN of a seller in this state, as the end of a sentence that begins with the GSTIN; null if
 * there is none.
 */
export function gstinProblem(gstin: string, state: string): string | null {
  if (!FORMAT.test(gstin)) return "is no GSTIN: that has 15 digits and capitals, like 27AAPFU0939F1ZV";
  if (gstin.at(-1) !== checkCharacter(gstin)) return "has a wrong last character, so one of its characters is mistyped";
  const expected = taxState(state);
  if (expected && !gstin.startsWith(expected.code)) {
    return `begins with ${gstin.slice(0, 2)}, and the code of ${expected.name} is ${expected.code}`;
  }
  return null;
}

/** Whether a GSTIN can belong to nobody, such as that of the demo. */
export const isExampleGstin = (gstin: string): boolean => EXAMPLE.test(gstin);
