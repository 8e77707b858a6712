export { HowToMeasure, type HowToMeasureLabels, type HowToMeasureProps } from "./how-to-measure.tsx";
export {
  SizeChart,
  type SizeChartLabels,
  type SizeChartProps,
  type SizeChartRow,
  type SizeUnit,
} from "./size-chart.tsx";
