import { lookup as resolve } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Refusal } from "../http/refusal.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTO_MB } from "../media/index.ts";

const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 30_000;

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ...[["0.0.0.0", 8] as const, ["10.0.0.0", 8] as const, ["100.64.0.0", 10] as const, ["127.0.0.0", 8] as const],
  ...[["169.254.0.0", 16] as const, ["172.16.0.0", 12] as const, ["192.0.0.0", 24] as const],
  ...[["192.168.0.0", 16] as const, ["198.18.0.0", 15] as const, ["224.0.0.0", 3] as const],
]) {
  PRIVATE.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  ...[["::", 96] as const, ["64:ff9b::", 96] as const, ["fc00::", 7] as const],
  ...[["fe80::", 10] as const, ["ff00::", 8] as const],
]) {
  PRIVATE.addSubnet(net, prefix, "ipv6");
}

/** Whether an address is one of the internet, and not of this machine or its network. Addresses of IPv4 in IPv6 count as what they hold. */
export const isPublic = (address: string): boolean => !PRIVATE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

interface FetchOptions {
  /** Which addresses may be asked. @default `isPublic` */
  isAllowed?: (address: string) => boolean;
}

/**
 * Downloads a photo by http or https. Each redirect is checked like the first address. Refuses with 422 an address that is not of the
 * internet, an answer other than 200, one above 30 MB, and one that takes longer than 30 seconds.
 */
export async function fetchPhoto(source: string, { isAllowed = isPublic }: FetchOptions = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    let url = addressOf(source);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const answer = await ask(url, isAllowed, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy();
        url = addressOf(headers.location, url);
        continue;
      }
      if (statusCode === 200) return await bytesOf(answer);
      answer.destroy();
      throw new Error(`it answers with status ${statusCode}`);
    }
    throw new Error(`it redirects more than ${MOST_REDIRECTS} times`);
  } catch (error) {
    const reason = signal.aborted ? "it takes longer than 30 seconds" : (error as Error).message;
    throw new Refusal(422, `${source} cannot be downloaded: ${reason}.`);
  }
}

function addressOf(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new Error("it is no address of http or https");
}

function ask(url: URL, isAllowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const refuse = () => new Error("it is an address of this machine or of a private network");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isAllowed(host)) throw refuse();
  // Checked where the connection is made, so that a second answer of the name server cannot differ.
  const lookup: LookupFunction = (name, { all }, done) => {
    resolve(name, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) done(error, "");
      else if (!first || !found.every(({ address }) => isAllowed(address))) done(refuse(), "");
      else if (all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    request(url, { lookup, signal, headers: { accept: "image/*" } }, answered)
      .on("error", failed)
      .end();
  });
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) throw new Error(`it has more than ${MAX_PHOTO_MB} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
