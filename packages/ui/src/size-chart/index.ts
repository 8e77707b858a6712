export { HowToMeasure, type HowToMeasureLabels, type HowToMeasureProps } from "./how-to-measure.tsx";
export { SizeChart, type SizeChartProps, type SizeSubject } from "./size-chart.tsx";
export type { SizeChartLabels } from "./size-chart-labels.ts";
export type { SizeChartData, SizeChartRow } from "./size-table.tsx";
export type { SizeUnit } from "./size-unit.ts";
export { SizeUnitPicker, type SizeUnitPickerProps } from "./size-unit-picker.tsx";
