import { type IdentityServer, startIdentityServer } from "./identity-server.ts";
import { empty } from "./module-tables.ts";
import { type TestApp, testApp } from "./test-app.ts";

/** The person at the provider, unless a test changes it. */
export const ASHA = {
  sub: "google-1",
  name: "Asha Verma",
  email: "asha@example.com",
  email_verified: true,
  hd: "example.com",
};

/** The message for a sign-in that has ended or was never started. */
export const DEAD = "This sign-in is not valid or has expired. Please try again.";

export interface GoogleShop {
  google: IdentityServer;
  shop: TestApp;
  /** Resets the state before each test: no account, no mail, and the person is Asha. */
  startAnew(): Promise<void>;
  close(): Promise<void>;
}

/** A shop with Google sign-in, and the provider. */
export async function googleShop(): Promise<GoogleShop> {
  const google = await startIdentityServer("http://shop.example");
  const shop = await testApp({ env: google.env });
  return {
    google,
    shop,
    async startAnew() {
      await empty(shop.db, "auth");
      Object.assign(google.person, ASHA);
      await shop.runJobs();
      shop.sentMails.length = 0;
    },
    async close() {
      await shop.close();
      await google.close();
    },
  };
}
