import { z } from "zod";
import { normaliseEmail } from "../typed-text.ts";

/** `POST /api/products/{slug}/notify`. Without `size` it applies to the product as a whole. */
export const NotifyBody = z.object({
  email: z.string({ error: "Email is required" }).overwrite(normaliseEmail).max(254, "Please enter a valid email"),
  size: z.string().max(40).nullish(),
});
export type NotifyBody = z.infer<typeof NotifyBody>;

/** The same answer whether or not the address was already waiting. */
export const NotifyAnswer = z.object({ status: z.literal("success"), message: z.string() });
export type NotifyAnswer = z.infer<typeof NotifyAnswer>;
