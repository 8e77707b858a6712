/** Every word of the quick view. */
export interface QuickViewLabels {
  /** Names the dialog, with the product's name in it. */
  quickView: (name: string) => string;
  /** Name of the first button, and text of the last. */
  close: string;
  loading: string;
}

export const english: QuickViewLabels = {
  quickView: (name) => `Quick view: ${name}`,
  close: "Close quick view",
  loading: "Loading product",
};
