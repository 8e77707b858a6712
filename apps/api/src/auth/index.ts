export type { Sessions } from "./sessions.service.ts";
export { signedIn, userNamed, userOf } from "./signed-in.ts";
