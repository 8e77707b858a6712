import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { busy, Refusal } from "./refusal.ts";

test("a deliberate 503 is a warning with its reason; one that something else caused is an error", async () => {
  const logged: string[] = [];
  const shop = await testApp({
    env: { LOG_LEVEL: "info" },
    logDestination: { write: (line) => void logged.push(line) },
    register(app) {
      app.get("/api/busy", { schema: { hide: true } }, () => {
        throw busy();
      });
      app.get("/api/away", { schema: { hide: true } }, () => {
        throw new Refusal(503, "Google is not answering.", { cause: new Error("wrong issuer") });
      });
    },
  });
  for (const path of ["/api/busy", "/api/away"]) expect((await shop.app.inject(path)).statusCode).toBe(503);
  await shop.close();

  const lines = logged.map((line) => JSON.parse(line) as { level: string; err?: unknown });
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: "warn",
      msg: "request refused",
      reason: expect.stringMatching(/^The shop is busy/),
    }),
  );
  expect(lines.filter(({ level, err }) => level === "error" || err !== undefined)).toEqual([
    expect.objectContaining({ level: "error", err: expect.objectContaining({ cause: "wrong issuer" }) }),
  ]);
});
