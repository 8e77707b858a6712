import { isIPv6 } from "node:net";

/** IPv6 gives every household at least 64 bits to itself: the first four groups are what tells visitors apart. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

const MAPPED_IPV4 = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

/** Who a limit counts: an IPv4 address, in whichever notation it came, or the /64 network of an IPv6 address. */
export function clientAddress(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL has one way to write each address; it has no zones (`%eth0`).
  const canonical = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED_IPV4.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return [...bytes(high), ...bytes(low)].join(".");
  const [head = [], tail = []] = canonical.split("::").map((groups) => groups.split(":").filter(Boolean));
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill("0");
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

function bytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
