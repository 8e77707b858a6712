import { sql } from "kysely";
import pg from "pg";
import { vi } from "vitest";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { isAnnouncing } from "./count-statements.ts";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** A statement with its plan. */
export interface Explained {
  statement: string;
  /** Tables with a sequential scan. */
  scanned: string[];
  indexes: string[];
  /** Rows returned by scans, and rows removed by filters. */
  rowsRead: number;
}

/** The generic plans of all statements that `work` sends. */
export async function explainAll(
  db: Db,
  work: () => Promise<unknown>,
  { scans = "where cheap" }: { scans?: "where cheap" | "only where nothing else works" } = {},
): Promise<Explained[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  const sent: { text: string; values: unknown[] }[] = [];
  try {
    await work();
    for (const [statement] of query.mock.calls as unknown as [{ text?: string; values?: unknown[] }][]) {
      const { text, values = [] } = statement;
      if (text === undefined || isAnnouncing(text)) continue;
      if (/^\s*(select|insert|update|delete|with)/i.test(text)) sent.push({ text, values });
    }
  } finally {
    query.mockRestore();
  }
  const explained: Explained[] = [];
  for (const { text, values } of sent) explained.push(await explain(db, text, values, scans === "where cheap"));
  return explained;
}

function explain(db: Db, text: string, values: unknown[], mayScan: boolean): Promise<Explained> {
  return transaction(db, async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    if (!mayScan) await sql`set local enable_seqscan = off`.execute(tx);
    await sql.raw(`prepare explained as ${text}`).execute(tx);
    const execute = `execute explained${values.length > 0 ? `(${values.map(literal).join(", ")})` : ""}`;
    const { rows } = await sql
      .raw<{ "QUERY PLAN": { Plan: PlanNode }[] }>(`explain (analyze, timing off, format json) ${execute}`)
      .execute(tx);
    await sql`deallocate explained`.execute(tx);
    const nodes = rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => allNodes(Plan)));
    const leaves = nodes.filter((node) => node["Relation Name"] !== undefined);
    return {
      statement: text,
      scanned: leaves.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"] ?? ""),
      indexes: nodes.flatMap((node) => node["Index Name"] ?? []),
      rowsRead: leaves.reduce((sum, node) => sum + rowsOf(node), 0),
    };
  });
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

function rowsOf(node: PlanNode): number {
  return (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
}

function literal(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(",")}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === "string" || typeof value === "number") return pg.escapeLiteral(value.toString());
  throw new Error(`A parameter of the type ${typeof value} has no literal here yet.`);
}
