import { join } from "node:path";
import { mergeConfig } from "vitest/config";
import stories from "../../packages/ui/vitest.config.ts";

/** The stories, as if this piece had changed. */
export default mergeConfig(stories, {
  test: { related: [join(import.meta.dirname, "../../packages/ui/src/cart-table/cart-table.tsx")] },
});
