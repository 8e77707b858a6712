import type { Migration } from "kysely/migration";
import { infrastructure } from "./migrations/001-infrastructure.ts";
import { catalogue } from "./migrations/002-catalogue.ts";
import { cart } from "./migrations/003-cart.ts";
import { accounts } from "./migrations/004-accounts.ts";
import { orders } from "./migrations/005-orders.ts";
import { picturedProducts } from "./migrations/006-pictured-products.ts";
import { ageOfPaymentEvents } from "./migrations/007-age-of-payment-events.ts";
import { shelf } from "./migrations/008-shelf.ts";
import { ratings } from "./migrations/009-ratings.ts";
import { announcements } from "./migrations/010-announcements.ts";
import { upkeep } from "./migrations/011-upkeep.ts";
import { shelfSets } from "./migrations/012-shelf-sets.ts";
import { changedProducts } from "./migrations/013-changed-products.ts";
import { formerSlugs } from "./migrations/014-former-slugs.ts";
import { traits } from "./migrations/015-traits.ts";
import { wishlists } from "./migrations/016-wishlists.ts";
import { contact } from "./migrations/017-contact.ts";
import { accountSafety } from "./migrations/018-account-safety.ts";
import { exchanges } from "./migrations/019-exchanges.ts";
import { writtenReviews } from "./migrations/020-written-reviews.ts";
import { productTexts } from "./migrations/021-product-texts.ts";
import { stockWaits } from "./migrations/022-stock-waits.ts";
import { invoices } from "./migrations/023-invoices.ts";
import { identities } from "./migrations/026-identities.ts";
import { garments } from "./migrations/027-garments.ts";
import { owners } from "./migrations/029-owners.ts";
import { orderReads } from "./migrations/030-order-reads.ts";
import { creditNotes } from "./migrations/032-credit-notes.ts";
import { origins } from "./migrations/033-origins.ts";
import { toldSubscribers } from "./migrations/034-told-subscribers.ts";
import { signInMeans } from "./migrations/035-sign-in-means.ts";
import { unbookedPayments } from "./migrations/036-unbooked-payments.ts";
import { waitingRefunds } from "./migrations/037-waiting-refunds.ts";
import { restockedOrders } from "./migrations/038-restocked-orders.ts";
import { listingAnnouncements } from "./migrations/040-listing-announcements.ts";
import { demoMarks } from "./migrations/041-demo-marks.ts";
import { unpicturedProducts } from "./migrations/042-unpictured-products.ts";
import { productStatus } from "./migrations/043-product-status.ts";
import { variants } from "./migrations/044-variants.ts";
import { audit } from "./migrations/045-audit.ts";
import { shipments } from "./migrations/046-shipments.ts";
import { refunds } from "./migrations/047-refunds.ts";
import { tariffCodes } from "./migrations/048-tariff-codes.ts";
import { uploadedPictures } from "./migrations/051-uploaded-pictures.ts";
import { unusedUploads } from "./migrations/052-unused-uploads.ts";
import { productTags } from "./migrations/070-product-tags.ts";
import { staff } from "./migrations/071-staff.ts";
import { couponConditions } from "./migrations/075-coupon-conditions.ts";
import { blocks } from "./migrations/076-blocks.ts";
import { maintenance } from "./migrations/077-maintenance.ts";
import { exchangeStates } from "./migrations/078-exchange-states.ts";
import { settings } from "./migrations/081-settings.ts";
import { orderTerms } from "./migrations/082-order-terms.ts";
import { refundKeys } from "./migrations/083-refund-keys.ts";
import { picturesOfSettings } from "./migrations/092-pictures-of-settings.ts";
import { stockKeys } from "./migrations/100-stock-keys.ts";
import { ordersByPlacing } from "./migrations/105-orders-by-placing.ts";
import { variantPrices } from "./migrations/095-variant-prices.ts";
import { variantWeights } from "./migrations/110-variant-weights.ts";
import { stories } from "./migrations/111-stories.ts";
import { linkKeys } from "./migrations/112-link-keys.ts";
import { encryptedAuthenticators } from "./migrations/113-encrypted-authenticators.ts";
import { linkSecretsInOrder } from "./migrations/114-link-secrets-in-order.ts";

/** All migrations, in the order in which they run. A released migration is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-infrastructure": infrastructure,
  "002-catalogue": catalogue,
  "003-cart": cart,
  "004-accounts": accounts,
  "005-orders": orders,
  "006-pictured-products": picturedProducts,
  "007-age-of-payment-events": ageOfPaymentEvents,
  "008-shelf": shelf,
  "009-ratings": ratings,
  "010-announcements": announcements,
  "011-upkeep": upkeep,
  "012-shelf-sets": shelfSets,
  "013-changed-products": changedProducts,
  "014-former-slugs": formerSlugs,
  "015-traits": traits,
  "016-wishlists": wishlists,
  "017-contact": contact,
  "018-account-safety": accountSafety,
  "019-exchanges": exchanges,
  "020-written-reviews": writtenReviews,
  "021-product-texts": productTexts,
  "022-stock-waits": stockWaits,
  "023-invoices": invoices,
  "026-identities": identities,
  "027-garments": garments,
  "029-owners": owners,
  "030-order-reads": orderReads,
  "032-credit-notes": creditNotes,
  "033-origins": origins,
  "034-told-subscribers": toldSubscribers,
  "035-sign-in-means": signInMeans,
  "036-unbooked-payments": unbookedPayments,
  "037-waiting-refunds": waitingRefunds,
  "038-restocked-orders": restockedOrders,
  "040-listing-announcements": listingAnnouncements,
  "041-demo-marks": demoMarks,
  "042-unpictured-products": unpicturedProducts,
  "043-product-status": productStatus,
  "044-variants": variants,
  "045-audit": audit,
  "046-shipments": shipments,
  "047-refunds": refunds,
  "048-tariff-codes": tariffCodes,
  "051-uploaded-pictures": uploadedPictures,
  "052-unused-uploads": unusedUploads,
  "070-product-tags": productTags,
  "071-staff": staff,
  "075-coupon-conditions": couponConditions,
  "076-blocks": blocks,
  "077-maintenance": maintenance,
  "078-exchange-states": exchangeStates,
  "081-settings": settings,
  "082-order-terms": orderTerms,
  "083-refund-keys": refundKeys,
  "092-pictures-of-settings": picturesOfSettings,
  "095-variant-prices": variantPrices,
  "100-stock-keys": stockKeys,
  "105-orders-by-placing": ordersByPlacing,
  "110-variant-weights": variantWeights,
  "111-stories": stories,
  "112-link-keys": linkKeys,
  "113-encrypted-authenticators": encryptedAuthenticators,
  "114-link-secrets-in-order": linkSecretsInOrder,
};
