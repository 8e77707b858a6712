import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { CartTable, CartTableRow } from "../cart-table/index.ts";
import { Countdown } from "../countdown/index.ts";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "../dialog/index.ts";
import { mira, tara } from "../fixtures/pictures.ts";
import { sizes } from "../fixtures/sizes.ts";
import {
  ProductCard,
  ProductCardBadge,
  ProductCardBadges,
  ProductCardNote,
  ProductCardPicture,
  ProductCardPrice,
  ProductCardSizes,
  ProductCardTitle,
} from "../product-card/index.ts";
import { SelvedgeProvider } from "../provider/index.ts";
import { Quantity } from "../quantity/index.ts";
import { ShippingForm } from "../shipping-form/index.ts";
import { HowToMeasure, SizeChart } from "../size-chart/index.ts";
import { ar } from "./ar/index.ts";

/** A shop in Arabic: the pack provides the texts, the document's direction mirrors the layout. */
const meta = {
  title: "Layout/Arabic",
  // Without a docs page, which an open dialog would cover.
  tags: ["!autodocs"],
  component: SelvedgeProvider,
  args: { locale: "ar-AE", direction: "rtl", labels: ar },
  // Dialogs are rendered at the end of the body, so they use the document's direction.
  beforeEach: () => {
    const { documentElement: root } = document;
    const before = { dir: root.dir, lang: root.lang };
    Object.assign(root, { dir: "rtl", lang: "ar" });
    return () => void Object.assign(root, before);
  },
  parameters: {
    omits: { Disabled: "Each piece shows its own.", Loading: "Each piece shows its own." },
  },
} satisfies Meta<typeof SelvedgeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const within = (width: string, children: ReactNode) => <div className={width}>{children}</div>;
/** Distance from the right edge, where lines start. */
const startOf = (element: Element) => document.documentElement.clientWidth - element.getBoundingClientRect().right;

export const Default: Story = {
  args: {
    children: within(
      "sv:w-[19.4rem] sv:max-w-full",
      <ProductCard>
        <ProductCardTitle href="#mira">فستان ميرا بطبقتين</ProductCardTitle>
        <ProductCardPrice amount="440.00 د.إ" was="520.00 د.إ" />
        <ProductCardSizes count={4} />
        <ProductCardNote>
          <Countdown endsAt="2026-11-29T18:30:00Z" />
        </ProductCardNote>
        <ProductCardPicture picture={{ ...mira.front, alt: "فستان ميرا من الأمام" }}>
          <ProductCardBadges>
            <ProductCardBadge variant="sale">خصم 15%</ProductCardBadge>
            <ProductCardBadge variant="new">وصل حديثًا</ProductCardBadge>
          </ProductCardBadges>
        </ProductCardPicture>
      </ProductCard>,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4 مقاسات متوفرة")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("ينتهي العرض خلال 8 أيام"));
    const card = canvas.getByRole("article");
    await expect(Math.abs(startOf(canvas.getByText("4 مقاسات متوفرة")) - startOf(card))).toBeLessThan(24);
  },
};

const lines = [
  { id: "tara", title: "فستان تارا", picture: tara.front, options: "قطن نيلي، المقاس M", price: "580.00 د.إ" },
  { id: "mira", title: "فستان ميرا بطبقتين", picture: mira.front, options: "المقاس L", price: "440.00 د.إ" },
];

const rows = lines.map(({ id, title, price, ...line }) => (
  <CartTableRow
    key={id}
    {...line}
    product={title}
    title={<a href={`#${id}`}>{title}</a>}
    quantity={<Quantity label={title} size="sm" max={3} />}
    unitPrice={price}
    total={price}
    onRemove={fn()}
  />
));

export const Cart: Story = {
  args: { children: within("sv:max-w-[58rem]", <CartTable>{rows}</CartTable>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "السلة" })).toBeVisible();
    const title = canvas.getByRole("link", { name: "فستان تارا" });
    await expect(startOf(title)).toBeLessThan(startOf(canvas.getAllByRole("button", { name: /^إزالة/ })[0]!));
    const fewer = canvas.getByRole("button", { name: "تقليل كمية فستان تارا" });
    const more = canvas.getByRole("button", { name: "زيادة كمية فستان تارا" });
    await expect(startOf(fewer)).toBeLessThan(startOf(more));
  },
};

export const Empty: Story = {
  args: { children: <CartTable state="empty" emptyAction={<a href="#shop">متابعة التسوق</a>} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "سلتك فارغة" })).toBeVisible();
  },
};

export const Error: Story = {
  args: { children: <CartTable state="error" onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("تعذّر تحميل سلتك.");
    await expect(canvas.getByRole("button", { name: "إعادة المحاولة" })).toBeVisible();
  },
};

const form = (
  <ShippingForm
    countries={["الهند", "الإمارات العربية المتحدة"]}
    states={["كارناتاكا", "ماهاراشترا"]}
    defaultValues={{
      firstName: "ليلى",
      lastName: "حداد",
      email: "layla@example.com",
      phone: "+971 50 000 0000",
      country: "الإمارات العربية المتحدة",
      postalCode: "00000",
    }}
    errors={{ address: "يرجى إدخال العنوان" }}
    onSend={fn()}
  >
    <Button type="submit" size="lg" width="full">
      ادفع الآن
    </Button>
  </ShippingForm>
);

/** Typed text follows the page's direction; a phone number is left-to-right in every language. */
export const Invalid: Story = {
  args: { children: within("sv:max-w-160", form) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "العنوان" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "الاسم الأول" })).toHaveValue("ليلى");
  },
};

export const Open: Story = {
  args: {
    children: (
      <Dialog defaultOpen>
        <DialogContent title="إزالة القطع الثلاث؟">
          <DialogBody>
            <p className="sv:text-muted">تُزال القسيمة معها، وتبقى القطع في المتجر.</p>
          </DialogBody>
          <DialogFooter className="sv:flex sv:flex-wrap sv:justify-end sv:gap-3">
            <DialogClose render={<Button variant="plain" />}>الاحتفاظ بها</DialogClose>
            <Button variant="danger">إفراغ السلة</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "إزالة القطع الثلاث؟" });
    await waitFor(() => expect(dialog).toBeVisible());
    const title = screen.getByRole("heading", { name: "إزالة القطع الثلاث؟" });
    await expect(startOf(title)).toBeLessThan(startOf(screen.getByRole("button", { name: "إغلاق" })));
  },
};

const chart = (
  <SizeChart label="مقاسات الجسم" measurements={["الصدر", "الخصر", "الورك"]} rows={sizes} selected="M">
    <HowToMeasure level={2} />
  </SizeChart>
);

export const Selected: Story = {
  args: { children: within("sv:max-w-[36rem]", chart) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "سم" }));
    await expect(canvas.getByRole("row", { name: /^M ?\(مقاسك\) 91.5 76 99$/ })).toBeVisible();
    const [bust, waist] = canvas.getAllByRole("columnheader").slice(1);
    await expect(startOf(bust!)).toBeLessThan(startOf(waist!));
  },
};

/** One long name, in the narrowest card. */
export const LongContent: Story = {
  args: {
    children: within(
      "sv:max-w-40",
      <ProductCard>
        <ProductCardTitle href="#amba">
          فستان أمبا المطبوع يدويًا بالقوالب الخشبية، بجيوب وحزام عند الخصر وأكمام ثلاثة أرباع
        </ProductCardTitle>
        <ProductCardPrice amount="12,450.00 د.إ" was="15,562.50 د.إ" />
        <ProductCardSizes count={12} />
        <ProductCardPicture picture={{ ...tara.front, alt: "فستان أمبا" }} />
      </ProductCard>,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12 مقاسًا متوفرًا")).toBeVisible();
  },
};
