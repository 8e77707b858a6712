import { z } from "zod";
import { normaliseEmail } from "../typed-text.ts";
import type { OrderStatus, PaymentStatus } from "./orders.ts";

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
