/** A product with only the required fields. */
export const minimalProduct = {
  code: "K-1",
  slug: "plain-kurta",
  name: "Plain Kurta",
  hsn: "6204",
  price: 1800,
  category: "kurtas",
  description: "A straight kurta.",
  meta_description: "A straight kurta in plain cotton.",
  style_note: "Goes with everything.",
  care_instructions: "Wash cold.",
  note: "Choose by bust.",
  sizes: { M: 3 },
};

/** A catalogue file with only the required parts: no materials, coupons, pictures or reviews. */
export const minimalCatalogue = {
  categories: [{ slug: "kurtas", name: "Kurtas", description: "Straight kurtas." }],
  products: [minimalProduct],
};
