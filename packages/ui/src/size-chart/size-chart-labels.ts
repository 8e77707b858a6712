/** All texts of the chart. */
export interface SizeChartLabels {
  size: string;
  /** Accessible name of the choice between inches and centimetres. */
  unit: string;
  inches: string;
  centimetres: string;
  /** Accessible name of the choice between body and garment. */
  subject: string;
  body: string;
  garment: string;
  /** Screen reader text after the selected size. */
  chosen: string;
  /** Screen reader text of a cell without a value. */
  unknown: string;
}

export const english: SizeChartLabels = {
  size: "Size",
  unit: "Unit",
  inches: "in",
  centimetres: "cm",
  subject: "Measurements of",
  body: "Body",
  garment: "Garment",
  chosen: "your size",
  unknown: "not known",
};
