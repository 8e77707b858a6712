/** A source of random bytes: the platform's generator, or a fixed one in tests. */
export type RandomBytes = (length: number) => Uint8Array;

/** The platform's cryptographic generator, in browser and server. */
export const secureBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** Random text from an alphabet of 32 or 64 letters; both divide 256, so each letter is equally likely. */
export function randomText(length: number, alphabet: string, bytes: RandomBytes): string {
  return Array.from(bytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
