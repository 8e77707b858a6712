import { migratedTemplate } from "./template.ts";

/** Makes the template before the first file asks for it, so that no test pays for it. */
export async function setup(): Promise<void> {
  await migratedTemplate();
}
