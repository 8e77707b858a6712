/**
 * All that a program of ours has to be given where it is to know nothing of this environment: where programs lie, and what Node has
 * compiled before, which need not be compiled again.
 */
export const bareEnvironment = (): Record<string, string | undefined> => ({
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
});
