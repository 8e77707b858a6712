/** Where random bytes come from: the platform's generator, or a fixed one in a test. */
export type RandomBytes = (length: number) => Uint8Array;

/** The platform's cryptographic generator, the same call in browser and server. */
export const secureBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** Random text from an alphabet of 32 or 64 letters; as both divide 256, each letter is equally likely. */
export function randomText(length: number, alphabet: string, bytes: RandomBytes): string {
  return Array.from(bytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
