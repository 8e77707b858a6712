import { JSDOM } from "jsdom";
import { describe, expect, inject } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { test } from "./shop/shopper.ts";
import { PRIVATE_PAGES, PUBLIC_PAGES } from "./shop/urls.ts";

const pages = new Map<string, Promise<Document>>();

/** A page as the server sends it, requested and parsed once. */
function open(path: string): Promise<Document> {
  const known = pages.get(path) ?? request(path);
  pages.set(path, known);
  return known;
}

async function request(path: string): Promise<Document> {
  const answer = await fetch(inject("shopUrl") + path);
  return new JSDOM(await answer.text()).window.document;
}
const textOf = (within: Element | null) => within?.textContent?.replace(/\s+/g, " ") ?? "";

describe.each([...PUBLIC_PAGES, ...PRIVATE_PAGES])("the footer of %s", (path) => {
  // spec: E-Commerce Rules seller
  // spec: E-Commerce Rules grievance officer
  test("names the seller, the address, and the grievance officer", async () => {
    const foot = textOf((await open(path)).querySelector("footer"));
    for (const fact of [
      "Nimar Textiles LLP, 14 Chhatribagh Lane, Indore 452002, Madhya Pradesh, India.",
      "GSTIN 23AAKFN0000A1ZD",
      "care@nimar.example",
      "+91 98000 00000",
      "Grievance officer: Meera Joshi, grievance@nimar.example, +91 98000 00000.",
    ]) {
      expect(foot).toContain(fact);
    }
  });

  // spec: acceptance 33 help
  test("has the same help in the same place", async () => {
    const foot = (await open(path)).querySelector("footer");
    const before = foot?.ownerDocument.querySelector("main")?.compareDocumentPosition(foot) ?? 0;
    expect(before & foot!.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    const links = [...(foot?.querySelectorAll("nav a:not([data-part=social-link])") ?? [])].map(textOf);
    expect(links).toEqual([
      ...["Shipping & Returns", "Track Order", "Size Guide", "Privacy Policy", "Terms & Conditions"],
      ...["Our Story", "Shop", "Blogs", "Contact Us"],
      ...["+91 98000 00000", "care@nimar.example", "Chat with us"],
    ]);
  });
});

// spec: acceptance 33 help
test("the checkout, which has no other navigation, has its help in its header", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  await page.goto("/checkout");
  await page.getByLabel("Phone").waitFor();
  const help = page.getByRole("banner").getByRole("link", { name: "Help, call +91 98000 00000" });
  expect(await help.getAttribute("href")).toBe("tel:+919800000000");
});

/** The sentences of a policy page, by their heading. */
async function policy(path: string): Promise<Record<string, string>> {
  const sections = (await open(path)).querySelectorAll("main section[id]");
  return Object.fromEntries(
    Array.from(sections, (section) => [textOf(section.querySelector("h2")), textOf(section)] as const),
  );
}

describe("the policies", () => {
  // spec: E-Commerce Rules 48 hours, one month
  test("explain how and when complaints are answered, and where disputes are heard", async () => {
    const terms = await policy("/terms-conditions");
    expect(terms["Who we are"]).toContain("Nimar Textiles LLP, 14 Chhatribagh Lane, Indore 452002");
    expect(terms["Who we are"]).toContain("Grievance officer: Meera Joshi, grievance@nimar.example.");
    expect(terms["Who we are"]).toContain("We acknowledge a complaint within 48 hours and settle it within one month.");
    expect(terms["Law"]).toContain("Disputes go to the courts of Indore.");
  });

  // spec: E-Commerce Rules payment
  test("explain the payment methods, and who sees the card", async () => {
    const { Payment = "" } = await policy("/terms-conditions");
    expect(Payment).toContain("By UPI or card, in the secured window of our payment provider");
    expect(Payment).toContain("We never see or store card numbers.");
    expect(Payment).toContain("Money that we have to give back goes back the way it came.");
  });

  // spec: E-Commerce Rules policies
  test("cover delivery, exchange, return, refund, damage, cancellation and warranty", async () => {
    const shipping = await policy("/shipping-return");
    expect(shipping["Making and delivery"]).toContain("Delivery usually takes 10-12 business days.");
    expect(shipping["Cost"]).toContain("Shipping is free.");
    expect(shipping["Exchange"]).toContain("within 48 hours of delivery, once per order, for size issues only");
    expect(shipping["Returns and refunds"]).toContain("we do not accept returns and do not give refunds");
    expect(shipping["Damaged or wrong"]).toContain("Tell us within 48 hours of delivery");
    expect(shipping["Cancellation"]).toContain("An order cannot be cancelled once it is confirmed.");
    expect((await policy("/terms-conditions"))["Warranty"]).toContain(
      "We give none beyond the rights that the law gives you.",
    );
  });

  // spec: DPDP notice
  test("name each kind of data with its purpose and retention period", async () => {
    const privacy = await policy("/privacy-policy");
    for (const purpose of [
      "Your name, email and phone: for your account, for news of your order, and for the courier",
      "Your address: to deliver, and for the invoice. Your measurements: to cut your piece.",
      "Your orders and payments: to make, exchange and account for what you bought.",
      "Your messages and reviews: to answer you, and to show what you asked us to publish.",
      "Your email, if you join the newsletter: to send it.",
      "Technical records: to keep the shop running and safe from abuse.",
    ]) {
      expect(privacy["Why"]).toContain(purpose);
    }
    expect(privacy["Who receives it"]).toContain("each only what it needs");
    expect(privacy["How long"]).toContain("Orders for as long as tax law asks");
  });

  // spec: DPDP rights and complaint
  test("explain how to withdraw consent, to see, correct and erase data, and where to complain", async () => {
    const document = await open("/privacy-policy");
    const rights = textOf(document.querySelector("#your-rights"));
    expect(rights).toContain("You may see, correct or delete what we hold, withdraw your consent");
    expect(rights).toContain("complain to the Data Protection Board of India");
    expect(rights).toContain("The newsletter is left by the link in each letter");
    expect(rights).toContain("Accounts are for people of 18 years and over.");
    expect(textOf(document.querySelector("#children"))).toContain(
      "If we learn that an account is a child’s, we erase it",
    );
    const way = document.querySelector("#your-rights a");
    expect([textOf(way), way?.getAttribute("href")]).toEqual(["Download or erase your data", "/account?tab=security"]);
  });

  // spec: DPDP children
  test("state the minimum age on the registration, newsletter and terms pages too", async () => {
    for (const path of ["/register", "/newsletter", "/terms-conditions"]) {
      expect([path, textOf((await open(path)).querySelector("main"))]).toEqual([
        path,
        expect.stringContaining("or people of 18 years and over."),
      ]);
    }
  });
});
