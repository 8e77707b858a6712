export {
  type BodyMeasure,
  MeasureDrawing,
  type MeasureDrawingLabels,
  type MeasureDrawingProps,
} from "./measure-drawing.tsx";
