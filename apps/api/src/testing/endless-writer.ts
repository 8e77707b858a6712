import { sql } from "kysely";
import { openEmbedded } from "../database/embedded/open.ts";
import { unexpected } from "./template.ts";

// Runs as its own process, to be killed: writes pairs of rows without an end, and prints the number of each pair once
// its transaction is acknowledged. Arguments: the database's directory, and the first number.
const [directory = "", first = "0"] = process.argv.slice(2);
const { db } = await openEmbedded({ kind: "directory", directory }, unexpected);
await sql`create table if not exists pairs (number int, half int)`.execute(db);
for (let number = Number(first); ; number += 1) {
  await db.transaction().execute(async (tx) => {
    await sql`insert into pairs values (${number}, 1)`.execute(tx);
    await sql`insert into pairs values (${number}, 2)`.execute(tx);
  });
  console.log(number);
}
