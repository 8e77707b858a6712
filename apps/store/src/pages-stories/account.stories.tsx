import type { Meta } from "@storybook/react-vite";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Account", args: { address: "/account" } } satisfies Meta<
  typeof storePage.component
>;

const signedIn = { visitor: "customer" } as const;

export const Default: PageStory = { args: signedIn, play: sees("Asha Verma", "Edit Profile", "Your last order") };

export const Orders: PageStory = {
  args: { ...signedIn, address: "/my-account/orders" },
  play: sees("ORD123456", "Shipped"),
};

export const WithoutOrders: PageStory = {
  args: {
    ...signedIn,
    shop: (shop) => {
      shop.orders = [];
    },
  },
  play: sees("Your last order", /^No orders found\./),
};

export const Security: PageStory = {
  args: { ...signedIn, address: "/account?tab=security" },
  play: sees(/Firefox on Linux/),
};

export const Loading: PageStory = {
  args: { ...signedIn, answers: { "GET /api/user": "never" } },
  play: sees("Account"),
};

export const Empty: PageStory = {
  args: {
    ...signedIn,
    address: "/my-account/orders",
    shop: (shop) => {
      shop.orders = [];
    },
  },
  play: sees("No orders found."),
};

export const Error: PageStory = {
  args: { ...signedIn, address: "/my-account/orders", answers: { "GET /api/users/orders/:user": 503 } },
  play: sees("Your orders could not be loaded."),
};

/** The server has ended the session. */
export const SignedOut: PageStory = {
  args: { ...signedIn, answers: { "GET /api/user": 401 } },
  play: sees("Forgot password?"),
};

/** The account fails to load, but the session stays. */
export const AccountFailed: PageStory = {
  args: { ...signedIn, answers: { "GET /api/user": 503 } },
  play: sees("Your account could not be loaded.", "Retry"),
};

export const LongContent: PageStory = {
  args: {
    ...signedIn,
    shop: (shop) => {
      shop.customer = {
        ...shop.customer,
        name: "Asha Venkatanarasimharajuvaripeta Verma-Bandyopadhyay",
        email: "asha.venkatanarasimharajuvaripeta@a-very-long-name-of-a-provider.example",
      };
    },
  },
  play: sees(/^Asha Venkatanarasimharajuvaripeta/),
};
