export { checksText } from "./check.ts";
export { databaseChecks } from "./database-checks.ts";
export { examineShop } from "./doctor.ts";
export type { Readiness } from "./readiness.ts";
