/** Texts of the size guide beside its table. */
export const sizeGuide = {
  description:
    "Body measurements of XS to XXL in inches and centimetres, how to take them, what to do between two sizes, and made to measure.",
  heading: "Find your size",
  lead: "Measurements are of your body, in inches. Our clothes add the ease.",
  howTo: {
    bustWay: "Around the fullest part, tape level across the back, one finger underneath.",
    waistWay: "The narrowest part, which is higher than most people think; bend sideways and find the crease.",
    hipWay: "The fullest part, feet together, usually twenty centimetres below the waist.",
  },
  between: {
    title: "Between two sizes",
    text: "Dresses: choose by bust. Trousers: choose by hip. If you like room, take the larger.",
  },
  garment: {
    title: "How large the piece itself is",
    text: "What the finished garment measures in each size stands in the size chart beside its sizes, under Garment.",
  },
  none: {
    title: "None of these",
    text: "Choose Custom on the product page and enter bust, waist and hip. No extra charge.",
  },
} as const;
