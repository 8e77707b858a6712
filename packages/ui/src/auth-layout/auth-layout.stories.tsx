import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { mira } from "../fixtures/pictures.ts";
import { Picture } from "../picture/index.ts";
import { TextLink } from "../text-link/index.ts";
import { AuthLayout } from "./index.ts";

const meta = {
  title: "Layout/AuthLayout",
  component: AuthLayout,
  args: {
    title: "Login",
    children: <Button width="full">Login</Button>,
    footer: (
      <p>
        New here? <TextLink href="#register">Register</TextLink>
      </p>
    ),
    picture: <Picture source={mira.detail} alt="" sizes="50vw" className="sv:size-full" />,
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "The form's button says that it is busy.",
      Empty: "A page without a form is not shown.",
      Error: "The form shows its messages.",
    },
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Register" })).toBeVisible();
  },
};

export const WithoutPicture: Story = { args: { picture: undefined } };

/** On a page with another first heading. */
export const LowerHeading: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Login" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 1 })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    title: "Register, and we keep your measurements for the next dress",
    children: <p>{"A long form. ".repeat(60)}</p>,
  },
};
