/** Rows of the trust plan that no single test proves. `by` is what runs them; `null`: nothing does yet. */
export const OTHER_RUNS: Readonly<Record<string, { says: string; by: string | null }>> = {
  "T3 random sequences": { says: "Random sequences of a shop's commands against a model", by: null },
  "T10 several processes": {
    says: "A release, the way back and a restore under load behind a balancer: no failed request, no lost order",
    by: "`npm run rehearse`",
  },
  "T13 soak": {
    says: "Half an hour of visitors: memory does not grow and no visit fails",
    by: "`npm run bench -- memory`: [figures](../bench/results/memory.md)",
  },
  "T16 supply chain": {
    says: "Exact versions, no known vulnerability in what is shipped, releases with their origin",
    by: "[ci.yml](../.github/workflows/ci.yml), [release.yml](../.github/workflows/release.yml)",
  },
  "T20 timing": { says: "A known and an unknown address take equally long to refuse", by: null },
  "T21 mutations": {
    says: "At least 85 percent of changes to the code are noticed by the tests",
    by: "`npm run test:mutation`, nightly",
  },
  "T25 scanners": { says: "Scanners for web applications", by: null },
};
