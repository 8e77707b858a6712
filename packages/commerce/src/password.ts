import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** The user's data, which must not make up most of the password. */
export interface PasswordContext {
  email?: string | undefined;
  name?: string | undefined;
  /** The shop's names. */
  labelWords?: readonly string[] | undefined;
}

const SHORTEST = 8;
const LONGEST = 128;
const BIRTHDAY = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/;
const TOO_COMMON = "This password is too common. Please choose another.";
const EASY_TO_GUESS = "This password is too easy to guess. Please choose another.";

const common = new Set(COMMON_PASSWORDS.split(" "));
/** Keyboard rows and alphabetic sequences, of which a password must not be a part, in either direction. */
const walks = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"].flatMap((walk) => [
  walk,
  Array.from(walk).reverse().join(""),
]);

/**
 * The problem with a new password, as a sentence to show, or null. No rules about kinds of characters, because they
 * make passwords worse. For the server only: the list of common passwords would add to every page.
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

/** Removes up to six digits and signs at either end. */
function word(text: string): string {
  const letters = text.replace(/[^\p{L}]{1,6}$/u, "").replace(/^[^\p{L}]{1,6}/u, "");
  return letters === "" ? text : letters;
}

/** "testtest" is "test" twice. */
function repeatedPart(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}

/** A repetition of few characters, a part of a keyboard walk, or a date of birth. */
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
