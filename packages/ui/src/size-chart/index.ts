export { HowToMeasure, type HowToMeasureLabels, type HowToMeasureProps } from "./how-to-measure.tsx";
export { SizeChart, type SizeChartProps, type SizeSubject } from "./size-chart.tsx";
export type { SizeChartLabels } from "./size-chart-labels.ts";
export type { SizeChartData, SizeChartRow, SizeUnit } from "./size-table.tsx";
