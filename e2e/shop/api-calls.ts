import type { Request } from "playwright";

export const isApiCall = (request: Request) => new URL(request.url()).pathname.startsWith("/api/");

/** `GET /api/home`, as in the contract. */
export function nameOfCall(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

/** Contract violations of a call: JSON, the XHR header, and the bearer on all but cart calls. */
export function faultsOfCall(request: Request): string[] {
  if (!isApiCall(request)) return [];
  const call = nameOfCall(request);
  const headers = request.headers();
  const faults = [];
  if (headers["accept"] !== "application/json") faults.push(`${call} does not ask for JSON.`);
  if (headers["x-requested-with"] !== "XMLHttpRequest") faults.push(`${call} lacks the marker header.`);
  if (headers["content-type"] !== "application/json") faults.push(`${call} does not send JSON.`);
  if (/^\/api\/(cart|coupon)\//.test(new URL(request.url()).pathname) && "authorization" in headers) {
    faults.push(`${call} carries a bearer.`);
  }
  if (
    /^\/api\/(user$|users\/|orders)/.test(new URL(request.url()).pathname) &&
    !headers["authorization"]?.startsWith("Bearer ")
  ) {
    faults.push(`${call} lacks the bearer.`);
  }
  return faults;
}
