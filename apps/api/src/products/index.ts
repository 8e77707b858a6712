export { CatalogueFile } from "./catalogue-file.ts";
export type { Mistake } from "./catalogue-references.ts";
export { checkCatalogue, type CheckedCatalogue } from "./check-catalogue.ts";
export { insertCoupons } from "./coupon-rows.ts";
export { writeCatalogue } from "./write-catalogue.ts";
