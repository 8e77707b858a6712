export type { Catalogue } from "./catalogue.service.ts";
export { holdSizes, piecesAre, release, reserve, sell, type StockLine, tooFewLeft } from "./inventory.service.ts";
export { readProductId } from "./product-id.ts";
export type { SellableProduct, SellableSize } from "./sellable.ts";
