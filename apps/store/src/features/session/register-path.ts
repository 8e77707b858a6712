/** The register page that leads on to where login would have led. */
export const registerPath = (redirect: string | null) =>
  redirect === null ? "/register" : `/register?redirect=${encodeURIComponent(redirect)}`;
