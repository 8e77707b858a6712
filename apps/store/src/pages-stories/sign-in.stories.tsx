import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { MAILED_TOKEN } from "../fixtures/shop/customer-calls.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default {
  ...storePage,
  title: "Pages/Sign in",
  args: { address: "/login" },
} satisfies Meta<typeof storePage.component>;

/** Fills in the page's form by its labels, presses its button, and checks the result. */
const sends =
  (fields: Record<string, string>, button: string, ...seen: (string | RegExp)[]): NonNullable<PageStory["play"]> =>
  async (context) => {
    const main = within(await context.canvas.findByRole("main"));
    const press = await main.findByRole("button", { name: button });
    for (const [label, text] of Object.entries(fields)) await userEvent.type(main.getByLabelText(label), text);
    for (const box of main.queryAllByRole("checkbox", { name: /privacy policy/ })) await userEvent.click(box);
    await userEvent.click(press);
    await sees(...seen)(context);
  };

const credentials = { Email: "asha@example.com", Password: "indigo-or-madder" };

export const Login: PageStory = { play: sees("Forgot password?") };

export const LoginRefused: PageStory = { play: sends(credentials, "Login", "Invalid email or password") };

export const LoginOffline: PageStory = {
  args: { isOffline: true },
  play: sends(credentials, "Login", /^There was no connection/),
};

/** Returned from Google, while the shop is still verifying the code. */
export const GoogleWaits: PageStory = {
  args: {
    address: "/login/google?code=1&state=story",
    tab: { signIn: JSON.stringify({ state: "story", search: "" }) },
    answers: { "POST /api/sign-in/google/callback": "never" },
  },
  play: sees("Logging in..."),
};

/** With a state that this tab did not start. */
export const GoogleRefused: PageStory = {
  args: { address: "/login/google?code=1&state=other" },
  play: sees(/^This sign-in is not valid/),
};

export const Register: PageStory = { args: { address: "/register" }, play: sees("Already have an account?") };

export const RegisterRefused: PageStory = {
  args: { address: "/register" },
  play: sends(
    {
      Name: "Asha Verma",
      Email: "asha@example.com",
      Password: "indigo-or-madder",
      "Confirm password": "indigo-or-madder",
    },
    "Register",
    "This email is already registered.",
  ),
};

export const ForgotPassword: PageStory = { args: { address: "/forgot-password" }, play: sees("Send link") };

export const LinkSent: PageStory = {
  args: { address: "/forgot-password" },
  play: sends({ Email: "asha@example.com" }, "Send link", /asha@example.com/),
};

const mailed = `/reset-password/${MAILED_TOKEN}?email=asha%40example.com`;

export const ResetPassword: PageStory = { args: { address: mailed }, play: sees("Set a new password") };

export const ResetPasswordTooLate: PageStory = {
  args: { address: mailed.replace("AA", "AB") },
  play: sends(
    { "New password": "indigo-or-madder", "Confirm new password": "indigo-or-madder" },
    "Save password",
    "This link has expired or was used already.",
  ),
};

export const RevertEmail: PageStory = {
  args: { address: `/revert-email/${MAILED_TOKEN}` },
  play: sees("Take the change back"),
};

export const RevertEmailTooLate: PageStory = {
  args: { address: "/revert-email/too-old" },
  play: sends({}, "Take the change back", "This link has expired."),
};
