import { expect, test } from "vitest";
import { checkSettings, type Label } from "./settings.ts";

const legal = {
  name: "Kosa Weavers LLP",
  address: "3 Mill Road, Raipur 492001",
  state: "Chhattisgarh",
  gstin: "22AAAAA0000A1ZC",
};
const seller = (changes: Partial<Label["legal"]>): Label => ({
  name: "Kosa",
  ordersEmail: "orders@kosa.example",
  replyTime: "within two working days",
  legal: { ...legal, ...changes },
});
test.each([
  [
    { gstin: "" },
    'GSTIN (legal.gstin of brand.ts) "" is no GSTIN: that has 15 digits and capitals, like 27AAPFU0939F1ZV. Give the seller\'s own, or null for one who is not registered.',
  ],
  [
    { gstin: "22AAAAA0000A1ZZ" },
    'GSTIN (legal.gstin of brand.ts) "22AAAAA0000A1ZZ" has a wrong last character, so one of its characters is mistyped. Give the seller\'s own, or null for one who is not registered.',
  ],
  [
    { state: "Goa" },
    'GSTIN (legal.gstin of brand.ts) "22AAAAA0000A1ZC" begins with 22, and the code of Goa is 30. Give the seller\'s own, or null for one who is not registered.',
  ],
  [
    { state: "Bavaria" },
    'legal.state of brand.ts is "Bavaria", which is no state of India. Give the one of legal.address, like "Madhya Pradesh".',
  ],
])("a seller with %j stops the start of a demo too, before anybody pays", (changes, line) => {
  expect(checkSettings({}, seller(changes)).problems).toEqual([line]);
});
