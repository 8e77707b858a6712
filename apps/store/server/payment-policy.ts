/** The page that opens the provider's window. Links into and out of it load a document, so what it is allowed holds nowhere else. */
const CHECKOUT = "src/routes/checkout.tsx";

/**
 * Where checkout.js takes its parts from, what it shows in frames, whom it tells, and where it posts a browser to that holds no frame.
 * Razorpay publishes no list; these are the hosts that shops with such a policy have met.
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

/** What of a document's headers depends on who takes the money; nothing but for the checkout with a provider of its own. */
export function paymentHeaders(
  { provider, module }: { provider: "sandbox" | "razorpay"; module: string },
  policy: string,
): Record<string, string> {
  if (provider !== "razorpay" || module !== CHECKOUT) return {};
  return {
    "content-security-policy": allowing(policy, RAZORPAY),
    // Banks open in windows of their own, and report to the one that they came from.
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
