/** Rows of the trust plan that no single test proves. `command` is what runs them; `null`: nothing does yet. */
export const OTHER_RUNS: Readonly<Record<string, { purpose: string; command: string | null }>> = {
  "T10 several processes": {
    purpose: "A release, a rollback and a restore under load behind a balancer: no failed request, no lost order",
    command: "`npm run rehearse`",
  },
  "T13 soak": {
    purpose: "Half an hour of visitors: memory does not grow and no visit fails",
    command: "`npm run bench -- memory`: [figures](../bench/results/memory.md)",
  },
  "T16 supply chain": {
    purpose: "Exact versions, no known vulnerability in what is shipped, releases with their origin",
    command: "[ci.yml](../.github/workflows/ci.yml), [release.yml](../.github/workflows/release.yml)",
  },
  "T20 timing, measured": {
    purpose: "The time of a refusal does not tell whether an account, an order or a coupon exists",
    command: "`npm run bench -- timing`: [figures](../bench/results/timing.md)",
  },
  "T21 mutations": {
    purpose: "At least 85 percent of changes to the code are noticed by the tests",
    command: "`npm run test:mutation`, nightly",
  },
  "T25 scanners": {
    purpose: "Scanners for web applications: names of files, wapiti's attacks, and sqlmap on twelve parameters",
    command: "by hand: [scanners](scanners.md)",
  },
};
