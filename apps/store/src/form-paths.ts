/** Paths that forms post to, so that they work without JavaScript and before it has loaded. */
export const FORM_PATHS = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password/:token",
  "/revert-email/:token",
  "/cart",
  "/track-order",
  "/contact",
  "/newsletter",
  "/confirm-newsletter/:token",
  "/unsubscribe/:token",
] as const;
export type FormPath = (typeof FORM_PATHS)[number];
