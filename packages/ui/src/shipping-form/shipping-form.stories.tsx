import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { TextInput } from "../text-input/index.ts";
import { type PostalSuggestion, ShippingField, ShippingForm } from "./index.ts";

const meta = {
  title: "Forms/ShippingForm",
  component: ShippingForm,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
  },
  args: {
    countries: ["India", "France"],
    states: ["Karnataka", "Madhya Pradesh", "Maharashtra"],
    onSend: fn(),
    onValuesChange: fn(),
    onFieldLeave: fn(),
    children: (
      <Button type="submit" size="lg" width="full">
        Pay
      </Button>
    ),
  },
  decorators: [(Story) => <main className="sv:max-w-160">{Story()}</main>],
  parameters: { omits: { Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent." } },
} satisfies Meta<typeof ShippingForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const meera = {
  firstName: "Meera",
  lastName: "Iyer",
  email: "meera@example.com",
  phone: "+91 98260 00000",
  country: "India",
  postalCode: "452001",
  city: "Indore",
  state: "Madhya Pradesh",
  address: "14 Chhawni Road",
};

/** Filled in from the account. */
export const Default: Story = {
  args: { defaultValues: meera },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Address" }), ", second floor");
    await userEvent.tab();
    await expect(args.onFieldLeave).toHaveBeenLastCalledWith("address");
    const typed = { ...meera, address: "14 Chhawni Road, second floor" };
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(typed);
    await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
    await expect(args.onSend).toHaveBeenLastCalledWith(typed, expect.any(FormData));
  },
};

// spec: Email fields of login, checkout and tracking
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
    await expect(canvas.getByRole("combobox", { name: "State" })).toHaveDisplayValue("Choose a state");
    await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: "India", address: "" }),
      expect.any(FormData),
    );
  },
};

export const SuggestedCode: Story = {
  args: {
    postalCodeInputMode: "numeric",
    labels: { postalCode: "PIN code" },
    suggestions: [
      { code: "452001", city: "Indore", state: "Madhya Pradesh" },
      { code: "453771", city: "Dr Ambedkar Nagar", state: "Madhya Pradesh" },
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const code = canvas.getByRole("combobox", { name: "PIN code" });
    const city = canvas.getByRole("textbox", { name: "City" });
    const state = canvas.getByRole("combobox", { name: "State" });
    await step("a code that is typed whole fills in city and state", async () => {
      await userEvent.type(code, "452001");
      await expect(city).toHaveValue("Indore");
      await expect(state).toHaveDisplayValue("Madhya Pradesh");
    });
    await step("what was written by hand stays", async () => {
      await userEvent.clear(city);
      await userEvent.type(city, "Rau");
      await userEvent.clear(code);
      await userEvent.type(code, "453771");
      await expect(city).toHaveValue("Rau");
    });
    await step("a suggestion that is chosen brings its place along", async () => {
      await userEvent.clear(code);
      await userEvent.type(code, "45");
      await userEvent.click(canvas.getByRole("option", { name: "453771 Dr Ambedkar Nagar, Madhya Pradesh" }));
      await expect(city).toHaveValue("Dr Ambedkar Nagar");
    });
    await step("another country has other codes, cities and states", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country" }), "France");
      const emptied = { country: "France", postalCode: "", city: "", state: "" };
      await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining(emptied));
    });
  },
};

/** The shopper is already in the city field when the suggestions arrive. */
export const LateSuggestion: Story = {
  ...SuggestedCode,
  tags: ["!autodocs"],
  parameters: { picture: false },
  render: function LateSuggestion(args) {
    const [suggestions, setSuggestions] = useState<readonly PostalSuggestion[]>([]);
    return (
      <>
        <ShippingForm {...args} suggestions={suggestions} />
        <Button onClick={() => setSuggestions(args.suggestions ?? [])}>Let the suggestions arrive</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "PIN code" }), "452001");
    const city = canvas.getByRole("textbox", { name: "City" });
    await userEvent.click(city);
    // Not a user's click, because it must not take the focus.
    canvasElement.ownerDocument.querySelector<HTMLButtonElement>("main > button")?.click();
    await waitFor(() => expect(city).toHaveValue("Indore"));
    await userEvent.keyboard("Indore");
    await expect(city).toHaveValue("Indore");
    await userEvent.keyboard(" Cantt");
    await expect(city).toHaveValue("Indore Cantt");
  },
};

export const Loading: Story = {
  args: { state: "busy", suggestionsState: "busy", defaultValues: meera },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "First name" })).toBeDisabled();
    await expect(canvas.getByRole("textbox", { name: "Address" })).toHaveValue("14 Chhawni Road");
    await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A list too long to scan. */
export const Error: Story = {
  args: {
    errors: {
      firstName: "Enter your first name",
      email: "Enter your email",
      postalCode: "Enter your postal code",
      address: "Enter your address",
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Please check 4 fields" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Enter your postal code" }));
    await expect(canvas.getByRole("combobox", { name: "Postal code" })).toHaveFocus();
  },
};

export const Invalid: Story = {
  parameters: { accessibilityTree: "kept" },
  args: { defaultValues: { ...meera, phone: "98260" }, errors: { phone: "Please enter a valid phone number" } },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("textbox", { name: "Phone" });
    await expect(phone).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** A shop in Japan: the family name first, its reading below, and a postal code before the prefecture. */
export const FurtherField: Story = {
  args: {
    countries: ["日本"],
    states: ["東京都", "京都府"],
    labels: {
      ...{
        contact: "お客様情報",
        lastName: "姓",
        firstName: "名",
        email: "メールアドレス",
        emailHelp: "注文確認をお送りします。",
      },
      ...{ delivery: "お届け先", postalCode: "郵便番号", state: "都道府県", noState: "選択してください" },
      ...{ city: "市区町村", address: "番地・建物名" },
    },
    contact: (
      <>
        <ShippingField name="lastName" />
        <ShippingField name="firstName" />
        <Field name="furigana" label="フリガナ" description="全角カタカナ">
          <TextInput />
        </Field>
        <ShippingField name="email" />
      </>
    ),
    delivery: (
      <>
        <ShippingField name="postalCode" />
        <ShippingField name="state" />
        <ShippingField name="city" />
        <ShippingField name="address" />
      </>
    ),
    errors: { furigana: "全角カタカナで入力してください" },
    refusals: 1,
    children: (
      <Button type="submit" size="lg" width="full">
        注文する
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const furigana = canvas.getByRole("textbox", { name: "フリガナ" });
    await expect(furigana).toHaveFocus();
    await expect(furigana).toHaveAccessibleDescription("全角カタカナで入力してください");
    await userEvent.type(canvas.getByRole("textbox", { name: "姓" }), "山田");
    await userEvent.type(furigana, "ヤマダ");
    await userEvent.click(canvas.getByRole("button", { name: "注文する" }));
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ lastName: "山田", country: "日本" }),
      expect.any(FormData),
    );
    await expect(mocked(args.onSend!).mock.lastCall?.[1].get("furigana")).toBe("ヤマダ");
  },
};

export const LongContent: Story = {
  args: {
    defaultValues: {
      ...meera,
      lastName: "Lakshmi Venkataraman Subramaniam Iyer of Maheshwar",
      email: "the-longest-address-that-anybody-has-ever-given-us@handloom-weavers-of-maheshwar.example",
      address:
        "Second floor, behind the old handloom market\n14 Chhawni Road, opposite the weavers' cooperative\nIndore",
    },
    labels: { postalCode: "Postal code, as the post office writes it" },
    errors: {
      email: "This address is longer than any that we can write to. Give us another, or leave your phone number.",
    },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};
