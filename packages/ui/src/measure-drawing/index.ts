export { type BodyMeasure, MeasureDrawing, type MeasureDrawingProps } from "./measure-drawing.tsx";
