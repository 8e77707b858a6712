import { z } from "zod";
import { normaliseEmail } from "../typed-text.ts";
import type { ExchangeState, OrderStatus, PaymentStatus } from "./orders.ts";
import type { Picture } from "./primitives.ts";

/** An owner may do everything; a packer what packing and shipping needs. */
export const StaffRole = z.enum(["owner", "packer"]);
export type StaffRole = z.infer<typeof StaffRole>;

const OneTimeCode = z
  .string()
  .overwrite((typed) => typed.replaceAll(" ", ""))
  .regex(/^\d{6}$/, "The code has six digits.")
  .meta({ description: "Six digits, from the authenticator" });

const Password = z.string().min(1, "Password is required").max(128);

/** `POST /api/owner/session`. `device_token` is that of shoppers' `LoginBody`, for staff. */
export const StaffSignInBody = z.object({
  email: z.string().overwrite(normaliseEmail).min(1, "Email is required").max(254),
  password: Password,
  code: OneTimeCode,
  device_token: z.string().max(100).optional().meta({ description: "Of the last sign-in in this browser" }),
});
export type StaffSignInBody = z.infer<typeof StaffSignInBody>;

export const StaffSignInAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int().meta({ description: "Seconds" }),
  device_token: z.string().meta({ description: "To be kept after signing out, and sent with the next sign-in" }),
  staff: z.object({ id: z.string(), email: z.string(), name: z.string().nullable(), role: StaffRole }),
});
export type StaffSignInAnswer = z.infer<typeof StaffSignInAnswer>;

const EnrolmentCode = z
  .string()
  .max(100)
  .meta({ description: "The code that `staff add` or `staff reset` has printed" });

/** `POST /api/owner/enrolment` */
export const EnrolmentBody = z.object({ token: EnrolmentCode, password: Password });
export type EnrolmentBody = z.infer<typeof EnrolmentBody>;

export const EnrolmentAnswer = z.object({
  otpauth_url: z.string().meta({ description: "For the authenticator, such as a QR code of it" }),
});
export type EnrolmentAnswer = z.infer<typeof EnrolmentAnswer>;

/** `POST /api/owner/enrolment/confirm` */
export const EnrolmentConfirmBody = z.object({ token: EnrolmentCode, code: OneTimeCode });
export type EnrolmentConfirmBody = z.infer<typeof EnrolmentConfirmBody>;

/** What every action under `/api/owner` answers. */
export const ActionAnswer = z.object({
  message: z.string().meta({ description: "A sentence for people" }),
  changed: z.boolean().meta({ description: "False for reads, dry runs, and what was so already" }),
  data: z.unknown().optional().meta({ description: "What the action found, or in a dry run what it would change" }),
});
export type ActionAnswer = z.infer<typeof ActionAnswer>;

/** One order of `orders list`. */
export interface OrderSummary {
  id: string;
  created_at: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  total_paise: number;
  customer_name: string;
  city: string;
  postal_code: string;
}

/** One variant of `stock list`. */
export interface StockSummary {
  sku: string;
  /** Name of its product. */
  product: string;
  /** Of its product. */
  slug: string;
  size: string;
  material: string | null;
  /** Pieces on hand; null if it is made to order. */
  stock: number | null;
  /** Pieces on hand that are kept for orders. */
  reserved: number;
  sold: number;
}

export type ProductStatus = "draft" | "active" | "hidden" | "archived";

/** A lowered price, in percent or in rupees. */
export interface ProductOffer {
  type: "percentage" | "fixed";
  discount: number;
  /** ISO instant; left out: no end. */
  ends_at?: string | undefined;
}

/** One product of `products list`. */
export interface ProductSummary {
  slug: string;
  name: string;
  status: ProductStatus;
  /** Rupees, before the offer. */
  price: number;
  offer: ProductOffer | null;
  tags: readonly string[];
  /** On hand, of all variants; null if some are made to order. */
  pieces: number | null;
  /** The first one, small; null if it has none. */
  picture: Picture | null;
}

/** What `products details` says of a product, as far as the desk shows it. */
export interface ProductDetails extends Omit<ProductSummary, "pieces" | "picture"> {
  hsn: string;
  origin: string;
  /** Slug of the main category. */
  category: string;
  is_new: boolean;
  description: string;
  meta_description?: string;
  style_note: string;
  care_instructions: string;
  note: string;
  /** `stock` null: made to order; `price` null: the product's. */
  skus: readonly {
    sku: string;
    size: string;
    /** Its code. */
    material: string | null;
    stock: number | null;
    price: number | null;
    weight_grams: number | null;
  }[];
  pictures: readonly ProductPicture[];
}

/** One picture of a product. */
export interface ProductPicture {
  /** 1 is the first. */
  position: number;
  alt: string;
  state: "shown" | "waiting" | "failed";
  /** Why its files cannot be made. */
  failure: string | null;
  /** What is shown now; null while the first files are being made. */
  picture: Picture | null;
}

/** One category of `categories list`. */
export interface CategorySummary {
  slug: string;
  name: string;
  /** Slug of the category that it is within. */
  parent: string | null;
}

/** One exchange of `exchanges list`. */
export interface ExchangeSummary {
  /** Number of its order. */
  order: string;
  asked_at: string;
  changed_at: string;
  state: ExchangeState;
  product_name: string;
  size_received: string;
  size_wanted: string;
  reason: string;
  customer_name: string;
}

/** One coupon of `coupons list`. */
export interface CouponSummary {
  code: string;
  discount_basis_points: number | null;
  discount_paise: number | null;
  max_discount_paise: number | null;
  starts_at: string | null;
  ends_at: string | null;
  use_limit: number | null;
  used: number;
  minimum_paise: number | null;
  per_customer: number | null;
  /** Slug. */
  category: string | null;
}

/** Sales of some days together. */
export interface SalesTotal {
  orders: number;
  pieces: number;
  soldPaise: number;
  refundedPaise: number;
}

/** What `sales` says. */
export interface SalesSummary {
  days: readonly (SalesTotal & { day: string })[];
  total: SalesTotal;
  /** The same time before. */
  before: SalesTotal;
  most_sold: readonly { slug: string; name: string; pieces: number; paise: number }[];
}

/** One member of `staff list`. */
export interface StaffSummary {
  id: string;
  email: string;
  name: string | null;
  role: StaffRole;
  state: "active" | "removed" | "code unused" | "code expired";
}

/** One setting of `settings show`. */
export interface SettingSummary {
  key: string;
  /** As `settings set` takes it. */
  text: string;
  isDefault: boolean;
}

/** One row of `audit`. */
export interface AuditSummary {
  at: string;
  /** "command", or "staff" and an id. */
  actor: string;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
}

/** One review of `reviews list`, which waits to be read. */
export interface WaitingReview {
  /** Names the review and the words that were read. */
  code: string;
  product: string;
  slug: string;
  author_name: string;
  rating: number;
  fit: "small" | "true" | "large" | null;
  comment: string;
  created_at: string;
}

/** One enquiry of `enquiries list`. */
export interface EnquirySummary {
  ticket: string;
  name: string;
  email: string;
  phone: string | null;
  type: string;
  subject: string;
  message: string;
  created_at: string;
}

/** One job of `jobs list`, which has failed for good. */
export interface FailedJobSummary {
  id: number;
  kind: string;
  attempts: number;
  last_error: string | null;
  created_at: string;
  failed_at: string;
}

/** One mail of `mails list`, which is not sent. */
export interface UnsentMailSummary {
  kind: string;
  recipient: string;
  subject: string;
  status: "waiting" | "failed";
  last_error: string | null;
  created_at: string;
}
