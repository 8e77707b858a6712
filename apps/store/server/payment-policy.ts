/**
 * The page that opens the payment provider's window. Links into and out of it load a document, so its policy applies to
 * no other page.
 */
const CHECKOUT = "src/routes/checkout.tsx";

/**
 * Hosts that checkout.js loads from, frames, connects to, and posts to in a browser that cannot show the frame.
 * Razorpay publishes no list; these were observed by shops with such a policy.
 */
const RAZORPAY = {
  "script-src": ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
  "frame-src": ["https://api.razorpay.com", "https://checkout.razorpay.com"],
  "connect-src": [
    "https://api.razorpay.com",
    "https://checkout.razorpay.com",
    "https://lumberjack.razorpay.com",
    "https://lumberjack-cx.razorpay.com",
  ],
  "img-src": ["https://cdn.razorpay.com"],
  "form-action": ["https://api.razorpay.com"],
};

/** Document headers that depend on the payment provider. Only the checkout with an external provider has any. */
export function paymentHeaders(
  { provider, module }: { provider: "sandbox" | "razorpay"; module: string },
  policy: string,
): Record<string, string> {
  if (provider !== "razorpay" || module !== CHECKOUT) return {};
  return {
    "content-security-policy": allowing(policy, RAZORPAY),
    // Banks open popup windows that need their opener.
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

function allowing(policy: string, hosts: Record<string, readonly string[]>): string {
  const directives = new Map(
    policy.split(";").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  for (const [name, more] of Object.entries(hosts)) {
    directives.set(name, [...(directives.get(name) ?? ["'self'"]), ...more]);
  }
  return [...directives].map((parts) => parts.flat().join(" ")).join(";");
}
