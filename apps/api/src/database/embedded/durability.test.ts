import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, describe, expect, test, vi } from "vitest";
import { unexpected } from "../../testing/template.ts";
import { durableOptions } from "./durable-fs.ts";
import { openEmbedded } from "./open.ts";

const root = mkdtempSync(join(tmpdir(), "durability-"));
afterAll(() => rmSync(root, { recursive: true }));

const ROUNDS = 3;
const WRITER = join(import.meta.dirname, "../../testing/endless-writer.ts");

async function writeUntilKilled(directory: string, first: number): Promise<number[]> {
  const child = spawn(process.execPath, [WRITER, directory, String(first)], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: number[] = [];
  const after = 20 + Math.random() * 60;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === Math.round(after)) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return acknowledged;
}

describe("a database on disk", () => {
  // spec: T4 killed processes
  test(`loses no acknowledged transaction and tears none when its process is killed, ${ROUNDS} times`, async () => {
    const directory = join(root, "killed");
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await writeUntilKilled(directory, round * 10_000)));
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 15);

    const { db, close } = await openEmbedded({ kind: "directory", directory }, unexpected);
    const { rows } = await sql<{ number: number; halves: number }>`
      select number, count(*) as halves from pairs group by number
    `.execute(db);
    await close();
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
  });

  test("lists the maintenance that a server would do in the background", async () => {
    const { upkeep, close } = await openEmbedded({ kind: "directory", directory: join(root, "killed") }, unexpected);
    await close();
    expect(upkeep.map(({ kind }) => kind)).toEqual(["database-checkpoint", "database-vacuum"]);
  });

  test("plans a statement once for all parameters, and samples few rows of a table", async () => {
    const { db, close } = await openEmbedded({ kind: "directory", directory: join(root, "killed") }, unexpected);
    const { rows } = await sql`
      select current_setting('plan_cache_mode') as plans, current_setting('default_statistics_target') as target
    `.execute(db);
    await close();
    expect(rows).toEqual([{ plans: "force_generic_plan", target: "10" }]);
  });

  test("with a lock that cannot be opened is refused with the reason", async () => {
    const directory = join(root, "unlockable");
    mkdirSync(`${directory}.lock`);
    await expect(openEmbedded({ kind: "directory", directory }, unexpected)).rejects.toThrow(
      `The lock ${directory}.lock does not open: unable to open database file.`,
    );
  });

  // spec: T5 durable commits
  test("flushes every commit to the disk", async () => {
    const engine = await PGlite.create(durableOptions(join(root, "synced")));
    await engine.exec("create table lines (id int)");
    const fsync = vi.spyOn(fs, "fsyncSync");
    for (let id = 0; id < 20; id += 1) await engine.query("insert into lines values ($1)", [id]);
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(20);
    await engine.exec("checkpoint");
    fsync.mockRestore();
    await engine.close();
  });
});
