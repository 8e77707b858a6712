import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migratedTemplate, unexpected } from "../testing/template.ts";
import { openDatabase } from "./connection.ts";
import { startEngine } from "./embedded/engine.ts";
import type { Db } from "./schema.ts";
import type { ShopDatabase } from "./shop-database.ts";
import { sqlState } from "./sql-state.ts";
import { transaction } from "./transaction.ts";

let database: ShopDatabase;
let db: Db;
beforeAll(async () => {
  database = await openDatabase({ kind: "memory", templateFile: await migratedTemplate() }, unexpected);
  ({ db } = database);
  await sql`create table pieces (id int primary key, stock int not null check (stock >= 0)); create table sales (piece int)`.execute(
    db,
  );
});
afterAll(() => database.close());

async function one<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row | undefined> {
  return (await query.execute(db)).rows[0];
}

describe("values", () => {
  test("a bigint is a number, an instant a Date, a date the text as it was written", async () => {
    const row = await one(
      sql`select 900719925474099::int8 as paise, '2026-11-21T10:00:00+05:30'::timestamptz as at, '2026-11-21'::date as "on"`,
    );
    expect(row).toEqual({ paise: 900719925474099, at: new Date("2026-11-21T04:30:00Z"), on: "2026-11-21" });
  });

  test("two megabytes are stored and read back unchanged", async () => {
    const text = "ए₹".repeat(500_000);
    expect(await one(sql`select ${text}::text as text`)).toEqual({ text });
  });

  test("an error carries PostgreSQL's code, and leaves the connection usable", async () => {
    const failed = await sql`select 1/0`.execute(db).catch((error: unknown) => error);
    expect(sqlState(failed)).toBe("22012");
    expect(await one(sql`select 1 as one`)).toEqual({ one: 1 });
  });
});

describe("transactions", () => {
  test("a failed transaction leaves nothing behind", async () => {
    const failing = transaction(db, async (tx) => {
      await sql`insert into sales values (1)`.execute(tx);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await one(sql`select count(*) as count from sales`)).toEqual({ count: 0 });
  });

  test("120 buyers of 50 pieces: 50 sales, none oversold", async () => {
    await sql`insert into pieces values (7, 50)`.execute(db);
    const buy = () =>
      transaction(db, async (tx) => {
        const { rows } =
          await sql`update pieces set stock = stock - ${1} where id = ${7} and stock >= ${1} returning id`.execute(tx);
        if (rows.length === 0) throw new Error("sold out");
        await sql`insert into sales values (${7})`.execute(tx);
      });
    const results = await Promise.allSettled(Array.from({ length: 120 }, buy));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
    expect(await one(sql`select stock, (select count(*) from sales) as sold from pieces where id = 7`)).toEqual({
      stock: 0,
      sold: 50,
    });
  });

  test.each(["40001", "40P01"])("a conflict (%s) repeats the transaction from the start", async (code) => {
    let attempts = 0;
    const answer = await transaction(db, async (tx) => {
      attempts += 1;
      await sql`insert into pieces values (${100 + attempts}, 1)`.execute(tx);
      if (attempts < 3) throw Object.assign(new Error("conflict"), { code });
      return "done";
    });
    expect(answer).toBe("done");
    expect(await one(sql`select array_agg(id) as ids from pieces where id > 100`)).toEqual({ ids: [103] });
    await sql`delete from pieces where id > 100`.execute(db);
  });

  test("a conflict that persists is given up after five attempts", async () => {
    let attempts = 0;
    const conflict = Object.assign(new Error("conflict"), { code: "40001" });
    const conflicting = transaction(db, async () => {
      attempts += 1;
      throw conflict;
    });
    await expect(conflicting).rejects.toBe(conflict);
    expect(attempts).toBe(5);
  });

  test("using the pool inside a transaction throws at once", async () => {
    const nested = transaction(db, async () => sql`select 1`.execute(db));
    await expect(nested).rejects.toThrow("The pool was used inside an open transaction");
    const transactionInTransaction = transaction(db, () => transaction(db, async () => 1));
    await expect(transactionInTransaction).rejects.toThrow("The pool was used inside an open transaction");
  });

  test("work that a transaction starts and that runs after it may use the pool", async () => {
    const isOver = Promise.withResolvers<void>();
    let later: Promise<unknown> | undefined;
    await transaction(db, async () => {
      later = isOver.promise.then(() => sql`select 1`.execute(db));
    });
    isOver.resolve();
    await expect(later).resolves.toBeDefined();
  });
});

describe("named statements", () => {
  const prepared = () =>
    one(
      sql<{
        count: number;
      }>`select count(*) as count from pg_prepared_statements where statement like 'select /* probe%'`,
    );

  test("a statement is planned once from its second use on", async () => {
    await sql`select /* probe */ ${1}::int`.execute(db);
    expect(await prepared()).toEqual({ count: 0 });
    for (let use = 0; use < 5; use += 1) await sql`select /* probe */ ${use}::int`.execute(db);
    expect(await prepared()).toEqual({ count: 1 });
  });

  test("many different statements do not fill the engine's memory", async () => {
    for (let use = 0; use < 3; use += 1) {
      for (let number = 0; number < 400; number += 1) {
        await sql`${sql.raw(`select /* probe ${number} */ `)}${use}::int`.execute(db);
      }
    }
    expect((await prepared())?.count).toBeLessThanOrEqual(300);
    expect(await one(sql`select ${1}::int as one`)).toEqual({ one: 1 });
  });
});

describe("the embedded engine", () => {
  test("a connection that ends inside a transaction leaves nothing to the next", async () => {
    const engine = await startEngine({ directory: null, templateFile: await migratedTemplate() }, () => {});
    const { default: pg } = await import("pg");
    const connect = async () => {
      const client = new pg.Client({ stream: () => engine.connect(), user: "postgres", database: "postgres" });
      await client.connect();
      return client;
    };
    const first = await connect();
    await first.query({ name: "mine", text: "select $1::int as n", values: [1] });
    await first.query("begin; set local statement_timeout = 1; create table left_behind (id int)");
    await first.end();
    const second = await connect();
    await second.query({ name: "mine", text: "select $1::int as n", values: [2] });
    const { rows } = await second.query(
      "select to_regclass('left_behind') as left, pg_current_xact_id_if_assigned() as open",
    );
    expect(rows).toEqual([{ left: null, open: null }]);
    await second.end();
    await engine.close();
  });

  test("a crash is reported with a reason, an intended end is not", async () => {
    const reasons: string[] = [];
    const engine = await startEngine({ directory: null, templateFile: await migratedTemplate() }, (reason) =>
      reasons.push(reason),
    );
    const stream = engine.connect();
    stream.on("error", () => {});
    // Not a startup packet: the engine cannot continue after this.
    stream.write(Buffer.from([0, 0, 0, 8, 0xff, 0xff, 0xff, 0xff]));
    await expect.poll(() => reasons.length).toBe(1);
    expect(reasons).toEqual(["Program terminated with exit(1)"]);

    const healthy = await startEngine({ directory: null, templateFile: await migratedTemplate() }, (reason) =>
      reasons.push(reason),
    );
    await healthy.close();
    expect(reasons).toHaveLength(1);
  });

  test("with a directory, it starts again for the next connection after a crash", async () => {
    const directory = mkdtempSync(join(tmpdir(), "crashed-engine-"));
    const reasons: string[] = [];
    const engine = await startEngine({ directory: join(directory, "db"), templateFile: null }, (reason) =>
      reasons.push(reason),
    );
    const stream = engine.connect();
    stream.on("error", () => {});
    stream.write(Buffer.from([0, 0, 0, 8, 0xff, 0xff, 0xff, 0xff]));
    await expect.poll(() => reasons).toEqual(["Program terminated with exit(1)"]);

    const { default: pg } = await import("pg");
    const client = new pg.Client({ stream: () => engine.connect(), user: "postgres", database: "postgres" });
    await client.connect();
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await client.end();
    await engine.close();
    expect(reasons).toHaveLength(1);
    rmSync(directory, { recursive: true });
  });

  test("after a start that failed, connections fail at once for a while", async () => {
    const directory = mkdtempSync(join(tmpdir(), "crashed-engine-"));
    const reasons: string[] = [];
    const engine = await startEngine({ directory: join(directory, "db"), templateFile: null }, (reason) =>
      reasons.push(reason),
    );
    const crashing = engine.connect();
    crashing.on("error", () => {});
    crashing.write(Buffer.from([0, 0, 0, 8, 0xff, 0xff, 0xff, 0xff]));
    await expect.poll(() => reasons.length).toBe(1);

    writeFileSync(join(directory, "db/global/pg_control"), "broken");
    const { default: pg } = await import("pg");
    const connect = async () => {
      const client = new pg.Client({ stream: () => engine.connect(), user: "postgres", database: "postgres" });
      client.on("error", () => {});
      await client.connect();
    };
    const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
    await expect(connect()).rejects.toThrow("Connection terminated");
    await vi.waitFor(() => expect(reasons).toHaveLength(2), 60_000);
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(connect()).rejects.toThrow("Connection terminated");
    expect(reasons).toHaveLength(2);
    now.mockReturnValue(7_000);
    await expect(connect()).rejects.toThrow("Connection terminated");
    await vi.waitFor(() => expect(reasons).toHaveLength(3), 60_000);
    now.mockRestore();
    await engine.close();
    rmSync(directory, { recursive: true });
  });
});
