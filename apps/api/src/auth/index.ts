export type { Accounts } from "./accounts.service.ts";
export { bearerHash, bearerOf, newBearer } from "./bearer.ts";
export { knownDevice, newDeviceToken } from "./known-device.ts";
export type { Asking } from "./password-changes.service.ts";
export type { Passwords } from "./passwords.ts";
export type { SessionName, Sessions } from "./sessions.service.ts";
export { maybeSessionOf, maybeSignedIn, sessionOf, signedIn, userNamed, userOf } from "./signed-in.ts";
export type { UserRow } from "./users.repository.ts";
