/** Columns of Shopify's older product export that the import reads, and some that it does not. */
const HEADER =
  "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Status";

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** A row by column; the others are empty. */
export const shopifyRow = (values: Record<string, string | number>): string =>
  HEADER.split(",")
    .map((column) => cell(values[column] ?? ""))
    .join(",");

export const shopifyFile = (...rows: Record<string, string | number>[]): string =>
  [HEADER, ...rows.map(shopifyRow)].join("\r\n");

/** Products `kurta-1`, `kurta-2` and so on, each in three sizes and two colours, with a second picture in a row of its own. */
export function largeShopifyFile(products: number, { hasPictures = true } = {}): string {
  const rows = Array.from({ length: products }, (_, at) => {
    const handle = `kurta-${at + 1}`;
    const variants = ["S", "M", "L"].flatMap((size, nth) =>
      ["Indigo", "Rust Red"].map((color) => ({
        Handle: handle,
        "Option1 Value": size,
        "Option2 Value": color,
        "Variant SKU": `K${at + 1}-${size}-${color.slice(0, 2).toUpperCase()}`,
        "Variant Inventory Tracker": "shopify",
        "Variant Inventory Qty": (at + nth) % 5,
        "Variant Inventory Policy": "deny",
        "Variant Price": `${1200 + at}.00`,
        ...(at % 3 === 0 ? { "Variant Compare At Price": `${2 * (1200 + at)}.00` } : {}),
      })),
    );
    const about = {
      Title: `Kurta ${at + 1}`,
      "Body (HTML)": `<p>A kurta, number ${at + 1}.</p><p>Hand &amp; block printed.</p>`,
      Type: at % 2 === 0 ? "Kurtas" : "Tunics",
      Published: "true",
      "Option1 Name": "Size",
      "Option2 Name": "Color",
      ...(hasPictures ? { "Image Src": `https://cdn.example/kurta-${at + 1}.jpg`, "Image Position": 1 } : {}),
      Status: "active",
    };
    const [first, ...rest] = variants;
    const picture = { Handle: handle, "Image Src": `https://cdn.example/kurta-${at + 1}-b.jpg`, "Image Position": 2 };
    return [{ ...first, ...about }, ...rest, ...(hasPictures ? [picture] : [])];
  });
  return shopifyFile(...rows.flat());
}
