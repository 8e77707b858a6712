import { fetchTransport, type OwnerAnswer, type Transport } from "./transport.ts";

/** Ends an upload that hangs. The server allows as long. */
const PATIENCE_MS = 300_000;

/** Sends a file as it is, and any other call as `fetchTransport` does. */
export const fileTransport: Transport = (call) => {
  const { method, path, bearer, body, onProgress } = call;
  if (!(body instanceof Blob)) return fetchTransport(call);
  // `fetch` does not tell how much it has sent.
  const request = new XMLHttpRequest();
  return new Promise<void>((resolve, reject) => {
    request.open(method, path);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", body.type === "" ? "application/octet-stream" : body.type);
    request.setRequestHeader("x-requested-with", "XMLHttpRequest");
    if (bearer !== undefined) request.setRequestHeader("authorization", `Bearer ${bearer}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve();
    request.onerror = () => reject(new TypeError("The shop cannot be reached."));
    request.ontimeout = request.onerror;
    request.send(body);
  }).then((): OwnerAnswer => {
    const isJson = request.getResponseHeader("content-type")?.includes("json") ?? false;
    return { status: request.status, body: isJson ? JSON.parse(request.responseText) : undefined };
  });
};
