import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { mira } from "../fixtures/pictures.ts";
import { Avatar } from "./index.ts";

const meta = {
  title: "Commerce/Avatar",
  component: Avatar,
  args: { name: "Asha Rao" },
  parameters: { omits: { Loading: "Until a picture is there the initials are." } },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Initials of the first and the last word, in capitals of the name's script. */
export const Initials: Story = {
  render: () => (
    <ul className="sv:flex sv:gap-4">
      {["Asha Rao", "Asha", "Éloïse de la Tour", "Ritu S.", "(Meher) K", "अनन्या राव"].map((name) => (
        <li key={name}>
          <Avatar name={name} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const initials = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(initials).toEqual(["AR", "A", "ÉT", "RS", "MK", "अर"]);
  },
};

export const Large: Story = { args: { size: "lg" } };

export const Pictured: Story = {
  args: { src: mira.front.src, size: "lg" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")?.naturalWidth).toBeGreaterThan(0));
  },
};

/** An empty name. */
export const Empty: Story = {
  args: { name: "" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

/** The picture fails to load. */
export const Error: Story = {
  args: { src: "/media/not-there.webp" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvas.getByText("AR")).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { name: "Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("VL")).toBeVisible();
  },
};
