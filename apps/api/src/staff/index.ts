export { staffOf, staffSignedIn } from "./staff-signed-in.ts";
