/**
 * The probability that two samples of one distribution differ at least this much in rank (Mann-Whitney, two-sided, normal
 * approximation: for samples of more than 20 with few equal values).
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const ranked = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  ranked.sort((a, b) => a.value - b.value);
  const ranks = ranked.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0);
  const [m, n] = [first.length, second.length];
  const u = ranks - (m * (m + 1)) / 2;
  const deviations = Math.abs(u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return 2 * upperTail(deviations);
}

/** The normal distribution's share above `z` (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const sum =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
