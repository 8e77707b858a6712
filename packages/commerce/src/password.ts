import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Who chooses the password: none of these may be most of it. */
export interface PasswordContext {
  email?: string | undefined;
  name?: string | undefined;
  /** Names of the shop. */
  labelWords?: readonly string[] | undefined;
}

const SHORTEST = 8;
const LONGEST = 128;
const BIRTHDAY = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/;
const TOO_COMMON = "This password is too common. Please choose another.";
const EASY_TO_GUESS = "This password is too easy to guess. Please choose another.";

const common = new Set(COMMON_PASSWORDS.split(" "));
/** Rows of keys and runs of letters that a password may not be a piece of, either way round. */
const walks = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"].flatMap((walk) => [
  walk,
  Array.from(walk).reverse().join(""),
]);

/**
 * What is wrong with a new password, as a sentence to show, or null. No rules of composition, as they make passwords worse.
 * For the server only: the list of common passwords would weigh on each page.
 */
export function passwordProblem(password: string, context: PasswordContext = {}): string | null {
  if (password.length < SHORTEST) return `The password must be at least ${SHORTEST} characters.`;
  if (password.length > LONGEST) return `The password must be at most ${LONGEST} characters.`;
  const lower = password.toLowerCase();
  // "password12!" and "password12password12" are as easy to guess as "password".
  const forms = [lower, word(lower), word(repeatedPart(lower)), repeatedPart(word(lower))];
  if (isMonotonous(lower) || forms.some((form) => common.has(form))) return TOO_COMMON;
  return easyWords(context).some((easy) => forms.includes(easy)) ? EASY_TO_GUESS : null;
}

/** What is left without up to six digits and signs at either end. */
function word(text: string): string {
  const letters = text.replace(/[^\p{L}]{1,6}$/u, "").replace(/^[^\p{L}]{1,6}/u, "");
  return letters === "" ? text : letters;
}

/** "testtest" is "test" twice. */
function repeatedPart(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}

/** The same few characters again and again, a piece of a walk, or somebody's birthday. */
function isMonotonous(text: string): boolean {
  const fewCharacters = new Set(text).size < 4 || repeatedPart(text).length <= 4;
  return fewCharacters || walks.some((walk) => walk.includes(text)) || BIRTHDAY.test(text);
}

function easyWords({ email = "", name = "", labelWords = [] }: PasswordContext): string[] {
  const [mailbox = ""] = email.split("@");
  return [email, mailbox, name, name.replaceAll(" ", ""), ...name.split(" "), ...labelWords].map((easy) =>
    easy.toLowerCase(),
  );
}
