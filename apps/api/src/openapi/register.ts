import type { Core } from "../module.ts";
import { describeApi } from "./openapi.routes.ts";

/** The description of the API. Comes before the modules with routes, which it describes. */
export async function registerOpenApi({ app, settings }: Core): Promise<void> {
  await describeApi(app, settings.mail.label);
}
