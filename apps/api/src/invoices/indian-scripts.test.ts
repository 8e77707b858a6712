import type { InvoiceDocument } from "@selvedge/commerce/invoice";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay } from "../testing/paying.ts";
import { glyphsOfPdf, textOfPdf } from "../testing/read-pdf.ts";
import { shopperWith } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { FACES, paperFonts } from "./fonts.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { directionOf, runsOf } from "./text-runs.ts";

let shop: TestApp;
let document: InvoiceDocument;
beforeAll(async () => {
  shop = await demoShop();
  const shopper = await shopperWith(shop, "kesar-long-kurta", "M");
  await pay(shop, shopper, await ordered(shopper));
  ({ document } = await shop.db.selectFrom("invoices").select("document").executeTakeFirstOrThrow());
});
afterAll(() => shop.close());

const printed = (name: string, address: string) =>
  invoicePdf({ ...document, recipient: { ...document.recipient, name, address } }, "nimar");

/** Viewers return an Arabic ligature as its single code point; NFKC splits it. */
const read = async (file: Buffer) => (await textOfPdf(file)).normalize("NFKC").split("\n");

describe("an invoice as a PDF", () => {
  test.each([
    ["Assamese", "ৰীতা শৰ্মা", "জি এছ ৰোড, গুৱাহাটী ৭৮১০০১"],
    ["Bengali", "শ্রীমতী অনিতা চক্রবর্তী", "১২ কোলকাতা রবীন্দ্র সরণি, কলকাতা।"],
    ["Gujarati", "કૃષ્ણા પટેલ", "આશ્રમ રોડ, અમદાવાદ ૩૮૦૦૦૯"],
    ["Hindi", "श्रीमती लक्ष्मी कृष्णमूर्ति", "द्वितीय स्ट्रीट, इन्दौर ४५२००१"],
    ["Kannada", "ಲಕ್ಷ್ಮಿ ಕೃಷ್ಣಮೂರ್ತಿ", "ಕೋಟೆ ರಸ್ತೆ, ಮಲ್ಲೇಶ್ವರಂ, ಬೆಂಗಳೂರು"],
    ["Malayalam", "ലക്ഷ്മി കൃഷ്ണൻ", "കോട്ടയം റോഡ്, തിരുവനന്തപുരം"],
    ["Odia", "ଲକ୍ଷ୍ମୀ ମିଶ୍ର", "ଜନପଥ, ଭୁବନେଶ୍ୱର ୭୫୧୦୦୧"],
    ["Punjabi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ਮਾਲ ਰੋਡ, ਅੰਮ੍ਰਿਤਸਰ"],
    ["Tamil", "லக்ஷ்மி கிருஷ்ணமூர்த்தி", "12 கொடு அண்ணா சாலை, கோயம்புத்தூர்"],
    ["Telugu", "లక్ష్మీ ప్రసన్న", "బంజారా హిల్స్, హైదరాబాద్ కోట"],
    ["Urdu", "محترمہ عائشہ خان", "علاء الدین گلی، نگر ٹھاکر پڑوسی لاہور"],
    ["Sindhi", "ڀڳت سنگھ", "ڪرشن نگر"],
    ["Latin with marks", "Zoë Łukaszewska Ñuñez", "Kṛṣṇa Mārga 5, Śrīnagara, ₹ Çeşme"],
    ["several scripts at once", "Asha ஆஷா আশা आशा", "Flat 3, ਮਾਲ ਰੋਡ, ರಸ್ತೆ 12"],
  ])("has a name and a street in %s, and both can be extracted as text", async (_, name, address) => {
    const file = await printed(name, address);
    const lines = await read(file);
    expect(lines).toContain(name.normalize("NFKC"));
    expect(lines).toContain(address.normalize("NFKC"));
    expect(glyphsOfPdf(file)).not.toContain(0);
  });

  test("prints a character that no font contains as its code point", async () => {
    const file = await printed("王小明 😀", "Asha\u200b Marg \u{1171a}");
    const lines = await read(file);
    expect(lines).toContain("[U+738B][U+5C0F][U+660E] [U+1F600]");
    expect(lines).toContain("Asha Marg [U+1171A]");
    expect(glyphsOfPdf(file)).not.toContain(0);
  });
});

describe("a line", () => {
  const runs = async (line: string) => {
    const fonts = await paperFonts();
    const ofFace = FACES.text.flatMap((name) => fonts.get(name) ?? []);
    return runsOf(line, ofFace, directionOf(line)).map(({ text }) => text);
  };

  test("in a right-to-left script has its words reversed, its numbers in order and its brackets mirrored", async () => {
    expect(await runs("گلی ۱۲ (مکان 45)، Flat 3")).toEqual([
      "Flat 3",
      " ",
      "،",
      "(",
      "45",
      " ",
      "مکان",
      ")",
      " ",
      "۱",
      "۲",
      " ",
      "گلی",
    ]);
  });

  test("in a left-to-right script has right-to-left words reversed", async () => {
    expect(await runs("Flat 3, گلی نمبر, Indore")).toEqual(["Flat 3, ", "نمبر", " ", "گلی", ", Indore"]);
  });

  test("uses the composed letter where the font contains it", async () => {
    expect(await runs("e\u0301")).toEqual(["é"]);
  });
});
