import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { MediaSettings } from "../settings/settings.ts";
import type { MediaStore } from "./media-store.ts";

/** An upload of 30 MB takes this long on a slow line. */
const PATIENCE_MS = 60_000;

/** Keeps files in a bucket of Amazon S3 or of a service that speaks its protocol. */
export function s3Store({ bucketUrl, accessKeyId, secretAccessKey, region }: MediaSettings): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });

  /** Resolves with null for a file that is not there. Throws where the answer is neither yes nor no. */
  async function ask(method: string, name: string, body?: Buffer): Promise<Response | null> {
    const asking = client.fetch(`${bucketUrl}/${name}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && {
        body: new Uint8Array(body),
        // Lets the service refuse what has been damaged on the way.
        headers: { "x-amz-content-sha256": createHash("sha256").update(body).digest("hex") },
      }),
    });
    const answer = await asking.catch((error: unknown) => {
      throw new Error(`The media store at MEDIA_URL does not answer ${method} ${name}.`, { cause: error });
    });
    if (answer.status === 404) return null;
    if (answer.ok) return answer;
    const [, code = "no reason given"] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
    throw new Error(`The media store at MEDIA_URL refused ${method} ${name}: ${answer.status}, ${code}.`);
  }

  return {
    async put(name, bytes) {
      if (!(await ask("PUT", name, bytes))) throw new Error("There is no such bucket at MEDIA_URL.");
    },
    has: async (name) => (await ask("HEAD", name)) !== null,
    async get(name) {
      const answer = await ask("GET", name);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async remove(name) {
      await ask("DELETE", name);
    },
  };
}
