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
  const problem = numberProblem(gstin, state, mode);
  if (problem !== null) {
    problems.push(
      `GSTIN (legal.gstin of brand.ts) ${JSON.stringify(gstin)} ${problem}. Give the seller's own, or null for one who is not registered.`,
    );
  }
  return problems;
}

/** What is wrong with the GSTIN of a seller in this state, as the end of a sentence that begins with the GSTIN; null: nothing. */
export function numberProblem(gstin: string, state: string, mode: "demo" | "production"): string | null {
  const isExample = mode === "production" && isExampleGstin(gstin);
  return gstinProblem(gstin, state) ?? (isExample ? "is an example's, like that of the demo" : null);
}
