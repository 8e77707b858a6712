/** All texts of the quick view. */
export interface QuickViewLabels {
  /** Accessible name of the dialog, which contains the product's name. */
  quickView: (name: string) => string;
  /** Name of the close button at the start, and text of the one at the end. */
  close: string;
  loading: string;
}

export const english: QuickViewLabels = {
  quickView: (name) => `Quick view: ${name}`,
  close: "Close quick view",
  loading: "Loading product",
};
