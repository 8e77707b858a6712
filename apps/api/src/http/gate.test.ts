import { expect, test } from "vitest";
import { createGate } from "./gate.ts";
import { Refusal } from "./refusal.ts";

test("a gate runs a few at once, queues a few in their order, and refuses the rest with 503 and Retry-After", async () => {
  const gate = createGate({ atOnce: 2, waiting: 3 });
  const finish: (() => void)[] = [];
  const begun: number[] = [];
  const results = Array.from({ length: 7 }, (_, index) =>
    gate
      .pass(async () => {
        begun.push(index);
        await new Promise<void>((resolve) => finish.push(resolve));
        return index;
      })
      .catch((error: unknown) =>
        error instanceof Refusal ? [error.status, Number(error.headers["Retry-After"]) > 0] : error,
      ),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  for (let left = 0; left < 5; left += 1) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, [503, true], [503, true]]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test("work that fails frees its place in the gate", async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  await expect(gate.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.pass(async () => "yes")).toBe("yes");
});
