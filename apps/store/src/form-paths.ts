/** Where forms post to, so that they work without JavaScript and before it has come. */
export const FORM_PATHS = ["/login", "/register", "/cart"] as const;
export type FormPath = (typeof FORM_PATHS)[number];
