export type { Catalogue, Found } from "./catalogue.service.ts";
export {
  holdVariants,
  keepStock,
  piecesAre,
  putBack,
  release,
  reserve,
  sell,
  type StockLine,
  tooFewLeft,
} from "./inventory.service.ts";
export { catalogueInvariants } from "./invariants.ts";
export { FILTERED_WEIGHT, ListingParameters, listingAddress } from "./listing-parameters.ts";
export { paginate } from "./pagination.ts";
export { pictureColumns, pictureFromRow } from "./pictures.ts";
export { type PicturesFile, readPicturesFile } from "./pictures-file.ts";
export { readProductId } from "./product-id.ts";
export { isSurrogate, keysOfListing, productKeys, sendShown } from "./surrogate-keys.ts";
export type { Pricing } from "./pricing.ts";
export type { SellableProduct, SellableVariant } from "./sellable.ts";
export type { ShownCatalogue } from "./shown-catalogue.ts";
export { revalidatePublicAnswers } from "./revalidation.ts";
export type { ProductQuestion } from "./search.repository.ts";
