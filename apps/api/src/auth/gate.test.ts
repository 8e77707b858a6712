import { expect, test } from "vitest";
import { createGate, GateIsFull } from "./gate.ts";

test("a gate lets through as many as it may, in sequence, and turns away the rest", async () => {
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
      .catch((error: unknown) => (error instanceof GateIsFull ? "full" : error)),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  for (let left = 0; left < 5; left += 1) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, "full", "full"]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test("who fails inside a gate makes room all the same", async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  await expect(gate.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.pass(async () => "yes")).toBe("yes");
});
