/** Every word of the chart. */
export interface SizeChartLabels {
  size: string;
  /** Name of the choice between inches and centimetres. */
  unit: string;
  inches: string;
  centimetres: string;
  /** Name of the choice between the body and the garment. */
  subject: string;
  body: string;
  garment: string;
  /** Follows the chosen size for those who hear the table. */
  chosen: string;
  /** Stands in a cell without a figure, for those who hear the table. */
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
