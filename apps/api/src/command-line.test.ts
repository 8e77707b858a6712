import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seedDemo } from "../seed/demo.ts";
import { tablesOf } from "./backup/table-rows.ts";
import { openDatabase } from "./database/connection.ts";
import { MACHINE_COMMANDS } from "./owner/machine-commands.ts";
import { unexpected } from "./testing/template.ts";
import { askRunningShop } from "./command-socket.ts";
import { runCommandLine } from "./command-line.ts";
import { startShop } from "./server.ts";
import { readSettings } from "./settings/settings.ts";

const LABEL = {
  name: "Nimar",
  ordersEmail: "orders@nimar.example",
  replyTime: "within two working days",
  legal: {
    name: "Nimar Textiles LLP",
    address: "14 Chhatribagh Lane, Indore 452002",
    state: "Madhya Pradesh",
    gstin: "23AAKFN0000A1ZD",
  },
};
const said: string[] = [];
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "shop-"));
});
afterAll(() => rm(dataDirectory, { recursive: true }));
beforeEach(() => {
  said.length = 0;
  for (const name of ["log", "error"] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line));
  vi.stubEnv("DATA_DIR", dataDirectory);
  vi.stubEnv("DATABASE_URL", undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

/** What the program says and ends with. */
async function command(...words: string[]) {
  said.length = 0;
  process.exitCode = undefined;
  await runCommandLine(words, LABEL);
  return [said.join("\n"), process.exitCode ?? 0];
}

const start = (directory = dataDirectory) =>
  startShop({
    settings: readSettings({ DATA_DIR: directory, PORT: "0", LOG_LEVEL: "silent" }, LABEL),
    seed: ({ db, clock }, report) => seedDemo(db, clock, report),
    report: () => {},
  });

test("a command reaches the shop that holds the directory, and does it by itself when none runs", async () => {
  const [sentence, code] = await command("orders", "ship", "ORD5WZ9C1HN3R");
  expect(sentence).toMatch(/^There is no shop in .+\. DATA_DIR names the directory of yours\.$/);
  expect(code).toBe(1);

  const shop = await start();
  expect(await command("orders", "ship", "ORD5WZ9C1HN3R")).toEqual(["ORD5WZ9C1HN3R is shipped.", 0]);
  const { status } = await shop.db
    .selectFrom("orders")
    .select("status")
    .where("id", "=", "ORD5WZ9C1HN3R")
    .executeTakeFirstOrThrow();
  expect(status).toBe("shipped");
  expect(await command("orders", "burn", "ORD5WZ9C1HN3R")).toEqual([expect.stringContaining("no such command"), 1]);
  await shop.stop();

  expect(await askRunningShop(dataDirectory, ["orders", "deliver", "ORD5WZ9C1HN3R"])).toBeNull();
  expect(await command("orders", "deliver", "ORD5WZ9C1HN3R")).toEqual(["ORD5WZ9C1HN3R is delivered.", 0]);
  const again = await start();
  expect(await command("orders", "deliver", "ORD5WZ9C1HN3R")).toEqual([
    "ORD5WZ9C1HN3R was delivered before. Nothing has changed.",
    0,
  ]);
  await again.stop();
});

test("a backup of a running shop is restored into another data directory, and the shop that starts there adds up", async () => {
  const folder = await mkdtemp(join(tmpdir(), "drill-"));
  const [backup, restored] = [join(folder, "backup"), join(folder, "restored")];
  const shop = await start();
  expect(await command("backup", backup)).toEqual([expect.stringMatching(/ holds \d+ tables with [\d,]+ rows/), 0]);
  const orders = await shop.db.selectFrom("orders").selectAll().orderBy("id").execute();
  expect(await command("restore", backup)).toEqual([
    expect.stringMatching(/^Another process is using the database/),
    1,
  ]);
  await shop.stop();
  expect(await command("restore", backup)).toEqual([
    "The database is not empty: it has tables. Give an empty one; nothing has changed.",
    1,
  ]);

  vi.stubEnv("DATA_DIR", restored);
  const [lines, code] = await command("restore", backup);
  expect(lines).toContain("Links in earlier mails open, and staff sign in, only with the secret that the shop had");
  expect(lines).toMatch(
    /^attempts: [^]*\norders: 5 rows\n[^]*\nRestored \d+ tables with [^]* Start the shop, then run: npm run shop -- verify$/,
  );
  expect(code).toBe(0);
  const again = await start(restored);
  expect(await command("verify")).toEqual(["Everything adds up.", 0]);
  expect(await again.db.selectFrom("orders").selectAll().orderBy("id").execute()).toEqual(orders);
  await again.stop();
  await rm(folder, { recursive: true });
});

test("a command or start with another link secret is refused, until links renew lets the next one decide", async () => {
  const folder = await mkdtemp(join(tmpdir(), "secret-"));
  const file = join(folder, "link-secret");
  vi.stubEnv("DATA_DIR", folder);
  await (await start(folder)).stop();
  await rm(file);
  expect(await command("orders", "list")).toEqual([
    expect.stringMatching(/^LINK_SECRET is missing, and there is no [^\n]+ links renew$/),
    1,
  ]);
  expect(existsSync(file)).toBe(false);
  vi.stubEnv("LINK_SECRET", "another secret");
  const refused = [expect.stringMatching(/^LINK_SECRET differs from [^\n]+ links renew$/), 1];
  expect(await command("orders", "list")).toEqual(refused);
  await command("links", "renew", "--dry-run");
  expect(await command("orders", "list")).toEqual(refused);
  vi.stubEnv("LINK_SECRET", undefined);
  expect(await command("links", "renew")).toEqual([expect.stringMatching(/^The next start decides/), 0]);
  await (await start(folder)).stop();
  expect(existsSync(file)).toBe(true);
  expect(await command("orders", "list")).toEqual([expect.any(String), 0]);
  await rm(folder, { recursive: true });
});

/** Every file and folder. */
async function contentOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

test("no command of the machine writes anything in a dry run", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dry-"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  vi.stubEnv("DATA_DIR", join(folder, "data"));
  const shop = await start(join(folder, "data"));
  const backup = join(folder, "backup");
  await command("backup", backup);
  await shop.stop();
  // Of a version that has run no migration: a real move runs them.
  const old = join(folder, "old");
  await (await openDatabase({ kind: "directory", directory: join(old, "db") }, unexpected)).close();

  const NOWHERE = "postgres://shop:secret@127.0.0.1:1/shop";
  const given: Record<string, () => Promise<unknown[]>> = {
    init: () => command("init", "--dry-run"),
    doctor: () => command("doctor", "--dry-run"),
    restore: async () => {
      vi.stubEnv("DATA_DIR", join(folder, "new"));
      return command("restore", backup, "--dry-run");
    },
    "links renew": () => command("links", "renew", "--dry-run"),
    move: async () => {
      vi.stubEnv("DATA_DIR", old);
      vi.stubEnv("MOVE_TO", NOWHERE);
      return command("move", "--dry-run");
    },
  };
  expect(Object.keys(given).toSorted()).toEqual(MACHINE_COMMANDS.map(({ name }) => name).toSorted());
  const before = await contentOf(folder);
  const said = new Map<string, unknown>();
  for (const [name, run] of Object.entries(given)) {
    vi.stubEnv("DATA_DIR", join(folder, "data"));
    said.set(name, (await run())[0]);
    expect(await contentOf(folder), name).toEqual(before);
  }
  for (const name of ["init", "restore", "links renew"])
    expect(said.get(name)).toContain("Dry run, nothing has changed.");
  expect(said.get("move")).not.toContain("secret");

  const moved = await openDatabase({ kind: "directory", directory: join(old, "db") }, unexpected);
  expect(await tablesOf(moved.db)).toEqual([]);
  await moved.close();
  await rm(folder, { recursive: true });
});

test("move takes the address from MOVE_TO, where other accounts do not see its password", async () => {
  expect(await command("move")).toEqual(["Set MOVE_TO to the address of an empty database, or give --to.", 1]);
  vi.stubEnv("MOVE_TO", "mysql://localhost/shop");
  expect(await command("move")).toEqual([
    "MOVE_TO: This is no address like postgres://shop:password@localhost/shop.",
    1,
  ]);
  vi.stubEnv("DATA_DIR", join(dataDirectory, "nothing"));
  vi.stubEnv("MOVE_TO", "postgres://shop@localhost/shop");
  expect(await command("move")).toEqual([expect.stringMatching(/^There is no shop in /), 1]);
});

test("restore and move explain themselves without a shop", async () => {
  const [text, code] = await command("move", "--help");
  expect(text).toMatch(/npm run shop -- move .*--to[^]*MOVE_TO/);
  expect(code).toBe(0);
  vi.stubEnv("DATABASE_URL", "postgres://shop@localhost/shop");
  expect(await command("move", "--to", "postgres://shop@localhost/other")).toEqual([
    expect.stringMatching(/^DATABASE_URL is set/),
    1,
  ]);
});

test("doctor looks at a shop that runs and at one that is stopped, and ends with 1 if something is wrong", async () => {
  const shop = await start();
  const [lines, code] = await command("doctor");
  expect(lines).toMatch(/^ok {7}version [^]*\nok {7}migrations {2}all have run\nok {7}jobs [^]*\nok {7}disk /);
  expect(lines).not.toContain("problem");
  expect(code).toBe(0);
  // The running shop takes none that has failed, so it cannot end this one meanwhile.
  await shop.db
    .insertInto("jobs")
    .values({ kind: "send-mail", payload: "{}", run_at: new Date(), created_at: new Date(), failed_at: new Date() })
    .execute();
  expect(await command("doctor")).toEqual([expect.stringMatching(/\nproblem {2}jobs {8}given up: 1 /), 1]);
  await shop.stop();
  expect(await command("doctor")).toEqual([expect.stringMatching(/\nproblem {2}jobs {8}given up: 1 /), 1]);
});

test("init writes the settings of a new shop once, and nothing in a dry run", async () => {
  const folder = await mkdtemp(join(tmpdir(), "init-"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  expect(await command("init", "--dry-run")).toEqual([expect.stringContaining("nothing has changed"), 0]);
  expect(await command("init")).toEqual([expect.stringMatching(/\.env is written\.\n1\. [^]*\n2\. [^]*\n3\. /), 0]);
  expect(await command("init")).toEqual([expect.stringMatching(/\.env exists, and is not overwritten\.$/), 1]);
  await rm(folder, { recursive: true });
});

test("without words every command is named", async () => {
  const [text, code] = await command();
  expect(text).toContain("orders deliver <order>");
  expect(code).toBe(0);
});

test("a command never migrates: it says to start the shop, and changes nothing", async () => {
  const directory = await mkdtemp(join(tmpdir(), "unmigrated-"));
  vi.stubEnv("DATA_DIR", directory);
  const open = () => openDatabase({ kind: "directory", directory: join(directory, "db") }, unexpected);
  await (await open()).close();
  expect(await command("orders", "list")).toEqual([
    expect.stringMatching(/^\d+ migrations of this version must run first, and commands run none\. Start the shop/),
    1,
  ]);
  const database = await open();
  expect(await tablesOf(database.db)).toEqual([]);
  await database.close();
  await rm(directory, { recursive: true });
});
