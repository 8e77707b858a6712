/** Path of the register page with the return path that login would use. */
export const registerPath = (redirect: string | null) =>
  redirect === null ? "/register" : `/register?redirect=${encodeURIComponent(redirect)}`;
