import { fetchTransport, type Transport } from "./transport.ts";

/** Ends an upload that hangs. The server allows as long. */
const PATIENCE_MS = 300_000;

/** Sends a file as it is, and any other call as `fetchTransport` does. */
export const fileTransport: Transport = async (call) => {
  const { method, path, bearer, body } = call;
  if (!(body instanceof Blob)) return fetchTransport(call);
  const response = await fetch(path, {
    method,
    credentials: "omit",
    headers: {
      accept: "application/json",
      "content-type": body.type === "" ? "application/octet-stream" : body.type,
      "x-requested-with": "XMLHttpRequest",
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, body: isJson ? await response.json() : undefined };
};
