import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { REQUEST_ID_HEADER } from "../http/request-id.ts";

type Visit = Pick<FastifyRequest, "ip" | "id"> & { headers: IncomingHttpHeaders };

/**
 * What the API is told of whoever asks: the address that this process believes, and the id under which it logs the request. The API counts
 * this process as its one trusted hop.
 */
export const visitorHeaders = ({ ip, id }: Visit) => ({ "x-forwarded-for": ip, [REQUEST_ID_HEADER]: id });

/** What only a hop may say, and this one says otherwise; and what is settled with the visitor's connection already. */
const OWN = /^(?:forwarded|x-forwarded-.*|x-real-ip|expect)$/;

/** A visitor's headers as they are passed on: with the host that was asked for, by which the API tells its own pages from other sites. */
export function forwardedHeaders(request: Visit, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(([name]) => !OWN.test(name));
  const { host = "" } = request.headers;
  return { ...Object.fromEntries(passed), host, ...visitorHeaders(request) };
}
