/** What an owner does on the first day, by commands or at the desk. Each resolves with what the shop says. */
export interface Owner {
  /** Imports a product file with photos from a folder. */
  importGoods(file: string, photos: string): Promise<string>;
  setPrice(product: string, rupees: string): Promise<string>;
  countStock(product: string, sku: string, pieces: number): Promise<string>;
  /** The product has this photo in place of its first. */
  changePicture(product: string, photo: string): Promise<string>;
  /** Publishes a story with this title and photo, at /blogs/SLUG. */
  writeStory(slug: string, title: string, photo: string): Promise<string>;
  startMaking(order: string): Promise<string>;
  ship(order: string, tracking: string): Promise<string>;
  deliver(order: string): Promise<string>;
  /** Refunds the order's second line and puts its piece back in stock. */
  refundSecondLine(order: string): Promise<string>;
  acceptExchange(order: string): Promise<string>;
  shipExchange(order: string, tracking: string): Promise<string>;
  receiveExchange(order: string): Promise<string>;
  /** The invoices and credit notes of a month as CSV. */
  exportMonth(month: string): Promise<string>;
}

export const COURIER = "Delhivery";

/** What the story of the day says. */
export const STORY = {
  standfirst: "How the first kurta was made.",
  topic: "Making",
  author: "The studio",
  body: "It began with **one** loom.\n\n## The cloth\n\n> By hand, and slowly.",
  product: "kurta-1",
};

/** The owner with commands. `run` resolves with what a command prints. */
export const commandOwner = (run: (...words: string[]) => Promise<string>): Owner => ({
  importGoods: (file, photos) => run("products", "import", file, "--photos", photos, "--hsn", "6204"),
  setPrice: (product, rupees) => run("price", "set", product, rupees),
  countStock: (_product, sku, pieces) => run("stock", "set", sku, String(pieces), "--reason", "A count"),
  changePicture: (product, photo) => run("picture", "replace", product, "1", photo, "--alt", "The front"),
  async writeStory(slug, title, photo) {
    const texts = Object.entries(STORY).flatMap(([field, text]) => [`--${field}`, text]);
    await run("journal", "add", slug, "--title", title, ...texts);
    await run("journal", "picture", slug, photo, "--alt", "A kurta on a rail");
    return run("journal", "set", slug, "--state", "published");
  },
  startMaking: (order) => run("orders", "process", order),
  ship: (order, tracking) => run("orders", "ship", order, "--courier", COURIER, "--tracking", tracking),
  deliver: (order) => run("orders", "deliver", order),
  refundSecondLine: (order) => run("orders", "refund", order, "--line", "2:1", "--restock", "--key", "first-refund"),
  acceptExchange: (order) => run("exchanges", "accept", order),
  shipExchange: (order, tracking) => run("exchanges", "ship", order, "--courier", COURIER, "--tracking", tracking),
  receiveExchange: (order) => run("exchanges", "receive", order),
  exportMonth: (month) => run("orders", "export", "--month", month),
});
