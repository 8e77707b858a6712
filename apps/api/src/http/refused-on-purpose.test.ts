import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { busy } from "./refusal.ts";

test("a deliberate 503 is a warning with its reason, and no error with a stack", async () => {
  const logged: string[] = [];
  const shop = await testApp({
    env: { LOG_LEVEL: "info" },
    logDestination: { write: (line) => void logged.push(line) },
    register(app) {
      app.get("/api/busy", { schema: { hide: true } }, () => {
        throw busy();
      });
    },
  });
  expect((await shop.app.inject("/api/busy")).statusCode).toBe(503);
  await shop.close();

  const lines = logged.map((line) => JSON.parse(line) as { level: string; err?: unknown });
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: "warn",
      msg: "request refused",
      reason: expect.stringMatching(/^The shop is busy/),
    }),
  );
  expect(lines.filter(({ level, err }) => level === "error" || err !== undefined)).toEqual([]);
});
