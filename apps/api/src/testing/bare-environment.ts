/** The minimal environment of a child process in tests: the PATH, and Node's compile cache. */
export const bareEnvironment = (): Record<string, string | undefined> => ({
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
});
