import { taxState } from "@selvedge/commerce/gst-states";
import { gstinProblem, isExampleGstin } from "@selvedge/commerce/gstin";
import type { Seller } from "@selvedge/commerce/invoice";

/** What would keep invoices from being drawn up, or make them wrong. One line each, for whoever writes the label's `legal`. */
export function sellerProblems({ state, gstin }: Seller, mode: "demo" | "production"): string[] {
  const problems: string[] = [];
  if (!taxState(state)) {
    problems.push(
      `legal.state of brand.ts is ${JSON.stringify(state)}, which is no state of India. Give the one of legal.address, like "Madhya Pradesh".`,
    );
  }
  if (gstin === null) return problems;
  const problem = gstinProblem(gstin, state);
  if (problem !== null) {
    problems.push(
      `GSTIN (legal.gstin of brand.ts) ${JSON.stringify(gstin)} ${problem}. Give the seller's own, or null for one who is not registered.`,
    );
  } else if (mode === "production" && isExampleGstin(gstin)) {
    problems.push(
      `GSTIN (legal.gstin of brand.ts) ${JSON.stringify(gstin)} is an example's, like that of the demo. Give the seller's own, or null for one who is not registered.`,
    );
  }
  return problems;
}
