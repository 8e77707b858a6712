import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusal } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Sign in",
  args: { ...deskPage.args, role: null },
} satisfies Meta<typeof deskPage.component>;

const SIGNED_IN = {
  status: 200,
  body: {
    access_token: "a-token",
    device_token: "a-device",
    staff: { id: "S1", email: "meera@nimar.example", name: "Meera Joshi", role: "packer" },
  },
};

/** The space at its end is part of it. */
const ODD_PASSWORD = "eleven looms of silk ";

type Play = NonNullable<DeskStory["play"]>;
const signsInWith =
  (password: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "meera@nimar.example");
    await userEvent.type(canvas.getByLabelText("Password"), password);
    await userEvent.type(canvas.getByLabelText("Code"), "123 456");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
  };
const signsIn = signsInWith("eleven looms of silk");

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Desk" })).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "POST /api/owner/session": ({ password }) =>
        password === ODD_PASSWORD ? SIGNED_IN : refusal(401, "Invalid email, password or code"),
    },
  },
  play: async (context) => {
    await signsInWith(ODD_PASSWORD)(context);
    const { canvas } = context;
    await expect(await canvas.findByRole("heading", { level: 1, name: "Today" })).toHaveFocus();
    await expect(document.title).toBe("Today – Desk");
    // A packer is not asked about payments, which the story's shop would not answer to one.
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await expect(await canvas.findByLabelText("Email")).toBeVisible();
    await expect(sessionStorage.getItem("deskSession")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1, name: "Desk" })).toHaveFocus();
    await expect(document.title).toBe("Sign in – Desk");
  },
};

export const Busy: DeskStory = {
  args: { answers: { "POST /api/owner/session": "never" } },
  play: async (context) => {
    await signsIn(context);
    await expect(await context.canvas.findByRole("button", { name: "Signing in…" })).toHaveAttribute("aria-busy");
  },
};

export const Refused: DeskStory = {
  args: { answers: { "POST /api/owner/session": refusal(401, "Invalid email, password or code") } },
  play: async (context) => {
    await signsIn(context);
    const { canvas } = context;
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Invalid email, password or code");
    await expect(canvas.getByLabelText("Email")).toHaveValue("meera@nimar.example");
    await expect(canvas.getByLabelText("Password")).toHaveValue("eleven looms of silk");
    await expect(canvas.getByLabelText("Code")).toHaveValue("");
    await expect(canvas.getByLabelText("Code")).toHaveFocus();
  },
};

export const SessionEnded: DeskStory = {
  args: {
    role: "packer",
    answers: { "GET /api/owner/stock/list": refusal(401, "Please sign in as staff.") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Your session has ended.");
    await expect(canvas.getByRole("heading", { level: 1, name: "Desk" })).toHaveFocus();
  },
};

const OTPAUTH = "otpauth://totp/Nimar:meera%40nimar.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Nimar";

export const Enrolment: DeskStory = { args: { address: "/enrol" } };

const setsPassword: NonNullable<DeskStory["play"]> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText("Code from the owner"), "a-code-from-the-owner");
  await userEvent.type(canvas.getByLabelText("New password"), "eleven looms of silk");
  await userEvent.click(canvas.getByRole("button", { name: "Next" }));
};

export const EnrolmentAuthenticator: DeskStory = {
  args: {
    address: "/enrol",
    answers: { "POST /api/owner/enrolment": { status: 200, body: { otpauth_url: OTPAUTH } } },
  },
  play: async (context) => {
    await setsPassword(context);
    await expect(await context.canvas.findByRole("img", { name: "Code for your authenticator app" })).toBeVisible();
    await expect(context.canvas.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
  },
};

export const EnrolmentRefused: DeskStory = {
  args: {
    address: "/enrol",
    answers: {
      "POST /api/owner/enrolment": refusal(
        404,
        "This code is unknown, used or older than a day. Ask the shop's owner for a new one.",
      ),
    },
  },
  play: async (context) => {
    await setsPassword(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("This code is unknown");
  },
};
