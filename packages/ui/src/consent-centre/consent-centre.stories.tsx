import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Checkbox } from "../checkbox/index.ts";
import { ConsentCentre, ConsentEntry, ConsentGroup } from "./index.ts";

const needed = (
  <ConsentGroup title="Needed" description="Without it the shop cannot do what you ask for.">
    <ConsentEntry title="Your cart" until="Until it is empty, at most 30 days">
      The key to the cart that lies with us.
    </ConsentEntry>
    <ConsentEntry title="Light or dark" until="Until you choose anew">
      The theme that you have chosen.
    </ConsentEntry>
  </ConsentGroup>
);

const meta = {
  title: "Commerce/ConsentCentre",
  component: ConsentCentre,
  args: { children: needed },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: {
    omits: {
      Controls: "Its groups are its children.",
      Loading: "What is kept stands in the browser, and is known at once.",
      Empty: "A shop that keeps nothing has nothing to show.",
      Error: "Nothing is fetched.",
      Disabled: "What is needed has no box to tick.",
      Invalid: "Every choice is a valid one.",
    },
  },
} satisfies Meta<typeof ConsentCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Needed" })).toHaveTextContent("at most 30 days");
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

/** Nothing is allowed before it is ticked, and a second press withdraws it. */
export const Selected: Story = {
  render: function Deciding() {
    const [isAllowed, setAllowed] = useState(false);
    return (
      <ConsentCentre>
        {needed}
        <ConsentGroup
          title="Optional"
          description="Only if you allow it."
          action={
            <Checkbox checked={isAllowed} onChange={(event) => setAllowed(event.target.checked)}>
              Remember what I look for
            </Checkbox>
          }
        >
          <ConsentEntry title="Your last searches" until="Until you forbid it">
            To offer them again.
          </ConsentEntry>
        </ConsentGroup>
      </ConsentCentre>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Remember what I look for" });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <ConsentGroup
        title="What is needed for the things that you ask the shop to do, and cannot be left out"
        description="Each of these is a key to something that lies with us, or a choice that you have made. None of them tells anybody who you are, and none leaves this browser but for what it opens."
      >
        <ConsentEntry
          title="Fremdschlüsselverzeichnisaufbewahrungsstelle"
          until="Until you clear the storage of the browser"
        >
          The place in which the keys to the carts of several visitors of the same browser lie side by side.
        </ConsentEntry>
      </ConsentGroup>
    ),
  },
};
