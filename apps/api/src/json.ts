/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value as JSON has it: dates are text, and what is undefined is missing. */
export const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
