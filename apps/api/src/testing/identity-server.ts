import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** The person who uses the browser at the provider. */
export interface Person {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  /** The Google Workspace domain of their mailbox. */
  hd?: string | undefined;
}

/** A real OpenID Connect provider on this machine, with one signed-in person. */
export interface IdentityServer {
  /** Environment variables with which a shop uses it. */
  env: Record<string, string>;
  /** The signed-in person; may be changed. */
  person: Person;
  /** Opens the shop's authorization URL, agrees, and resolves with the query of the redirect. */
  agree(url: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

const CLIENT = { client_id: "shop", client_secret: "a secret of the shop" };

export async function startIdentityServer(publicUrl: string): Promise<IdentityServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const email = { email: "asha@example.com", email_verified: true, hd: "example.com" };
  const person: Person = { sub: "google-1", name: "Asha Verma", ...email };
  const key = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });
  const provider = new Provider(issuer, {
    clients: [
      { ...CLIENT, redirect_uris: [`${publicUrl}/login/google`], token_endpoint_auth_method: "client_secret_post" },
    ],
    jwks: { keys: [{ ...key, use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a key for cookies of a test"] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ["sub"], email: ["email", "email_verified", "hd"], profile: ["name"] },
    // Google includes them in the token too.
    conformIdTokenClaims: false,
    interactions: { url: (_context, { uid }) => `/agree/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: async () => ({ ...person, sub: accountId }) }),
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/agree/")) return void answer(request, response);
    const grant = new provider.Grant({ accountId: person.sub, clientId: CLIENT.client_id });
    grant.addOIDCScope("openid email profile");
    void grant
      .save()
      .then((grantId) =>
        provider.interactionFinished(request, response, { login: { accountId: person.sub }, consent: { grantId } }),
      );
  });

  return {
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
    },
    person,
    async agree(url) {
      const cookies = new Map<string, string>();
      for (let address = url; ;) {
        if (address.startsWith(publicUrl)) return Object.fromEntries(new URL(address).searchParams);
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const { status, headers } = await fetch(address, { redirect: "manual", headers: { cookie } });
        for (const line of headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const next = headers.get("location");
        if (next === null) throw new Error(`${address} was answered with ${status}, and leads nowhere.`);
        address = new URL(next, address).href;
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
