/** Draws the pictures of the example labels into examples/<label>/photos. Run: npx node scripts/make-example-photos.ts */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { clothDefs, pile, shirt, trousers } from "./example-drawings/dhaga.ts";
import * as kauri from "./example-drawings/kauri.ts";
import { flat, type Ground, scene, type Size, TALL, type Thing, WIDE } from "./example-drawings/scene.ts";

const root = join(import.meta.dirname, "../examples");

const ROSE = { wall: "#e3c9ba", table: "#cfae9b" };
const SAGE = { wall: "#c3cbb9", table: "#a9b39d" };
const SAND = { wall: "#e6dac3", table: "#d2c1a2" };
const DUSK = { wall: "#6d5a5c", table: "#56464a" };
const SLATE = { wall: "#b9c2c9", table: "#9ea9b2" };

const GOODS: Record<string, [ground: Ground, thing: Thing]> = {
  "chand-hoops": [ROSE, kauri.hoops("brass")],
  "gunghroo-jhumkas": [SAND, kauri.jhumkas("brass")],
  "samudra-shell-drops": [SLATE, kauri.shells("silver")],
  "anaar-ring": [SAND, kauri.stoneRing("brass", "garnet")],
  "panna-ring": [SAGE, kauri.stoneRing("silver", "jade")],
  "mohur-signet": [ROSE, kauri.signet("brass")],
  "lahar-stack": [SLATE, kauri.stack("brass", "silver")],
  "mala-necklace": [DUSK, kauri.necklace("brass", "pearl")],
  "kangan-cuff": [SAGE, kauri.cuff("brass")],
  "jhola-tote": [SAND, kauri.tote("clay")],
  "raat-potli": [DUSK, kauri.potli("madder")],
  "batua-clutch": [ROSE, kauri.clutch("indigo")],
  "dori-crossbody": [SAGE, kauri.crossbody("natural")],
};

const place = (thing: Thing, x: number, scale: number, back = 0): Thing => ({ ...thing, x, scale, back });

const KAURI_SCENES: Record<string, [Size, Ground, Thing[]]> = {
  hero: [
    WIDE,
    ROSE,
    [
      place(kauri.necklace("brass", "garnet"), 0.6, 0.96, 30),
      place(kauri.tote("clay"), 0.84, 0.9, 10),
      place(kauri.stack("brass", "silver"), 0.72, 0.6, -40),
    ],
  ],
  "hero-mobile": [
    TALL,
    ROSE,
    [place(kauri.necklace("brass", "garnet"), 0.42, 1, 50), place(kauri.stack("brass", "silver"), 0.76, 0.66)],
  ],
  everyday: [
    WIDE,
    SAND,
    [
      place(kauri.tote("natural"), 0.22, 0.94, 20),
      place(kauri.hoops("brass"), 0.52, 1.12, 10),
      place(kauri.signet("brass"), 0.79, 0.98),
    ],
  ],
  "everyday-mobile": [
    TALL,
    SAND,
    [place(kauri.tote("clay"), 0.4, 0.98, 70), place(kauri.stack("brass", "silver"), 0.74, 0.62)],
  ],
  festive: [
    WIDE,
    DUSK,
    [
      place(kauri.potli("madder"), 0.22, 0.94, 20),
      place(kauri.jhumkas("brass"), 0.52, 1.12, 10),
      place(kauri.stoneRing("brass", "garnet"), 0.8, 0.96),
    ],
  ],
  "festive-mobile": [
    TALL,
    DUSK,
    [place(kauri.jhumkas("brass"), 0.44, 1.1, 80), place(kauri.potli("madder"), 0.7, 0.62)],
  ],
  workshop: [
    WIDE,
    SAGE,
    [
      place(kauri.cuff("brass"), 0.22, 0.9),
      place(kauri.stack("silver", "brass"), 0.5, 0.8),
      place(kauri.stoneRing("silver", "jade"), 0.77, 0.95),
    ],
  ],
};

const CLOTHS = clothDefs([
  { id: "white", color: "#f1efe9", weave: "plain" },
  { id: "sky", color: "#a9c1d8", weave: "plain" },
  { id: "navy", color: "#27344f", weave: "plain" },
  { id: "sand", color: "#d3c09c", weave: "slub" },
  { id: "olive", color: "#6f7250", weave: "slub" },
  { id: "rust", color: "#a5583a", weave: "slub" },
  { id: "charcoal", color: "#45474b", weave: "plain" },
  { id: "stripe", color: "#f1efe9", weave: "stripe", line: "#3a5f9e" },
  { id: "check", color: "#e9dfcc", weave: "check", line: "#39506e" },
  { id: "madras", color: "#e6cfa6", weave: "check", line: "#9c4a35" },
]);

/** Ground and garment of each photo of the menswear; a product has one photo for each of its colours. */
const GARMENTS: Record<string, [ground: string, draw: string]> = {
  "sutar-oxford-white": ["#b9b1a2", shirt("white", { sleeves: "long", collar: "pointed" })],
  "sutar-oxford-sky": ["#d9d2c4", shirt("sky", { sleeves: "long", collar: "pointed" })],
  "rekha-stripe": ["#cfc4ae", shirt("stripe", { sleeves: "long", collar: "pointed" })],
  "chowk-check": ["#c9cdc6", shirt("check", { sleeves: "long", collar: "pointed" })],
  "nadi-linen-sand": ["#8f9a94", shirt("sand", { sleeves: "long", collar: "band" })],
  "nadi-linen-olive": ["#d8ccb6", shirt("olive", { sleeves: "long", collar: "band" })],
  "madras-half": ["#b7c0c4", shirt("madras", { sleeves: "short", collar: "pointed" })],
  "baag-half": ["#ddd3c2", shirt("rust", { sleeves: "short", collar: "pointed" })],
  "lamba-kurta": ["#c4b9a6", shirt("navy", { sleeves: "long", collar: "band", longer: 80, isPullover: true })],
  "safar-chino-navy": ["#d6cdbd", trousers("navy", { waist: "button" })],
  "safar-chino-sand": ["#98a19e", trousers("sand", { waist: "button" })],
  "katan-trouser": ["#c8cbc8", trousers("charcoal", { waist: "button" })],
  "aaram-drawstring": ["#b3a995", trousers("white", { waist: "drawstring" })],
};

const hung = (draw: string, x: number, scale = 1) => ({ draw, x, scale, shadow: 26 });
const DHAGA_SCENES: Record<string, string> = {
  hero: flat(
    WIDE,
    "#d2d8da",
    [
      hung(shirt("stripe", { sleeves: "long", collar: "pointed" }), 0.5, 0.76),
      hung(shirt("navy", { sleeves: "long", collar: "band" }), 0.68, 0.76),
      hung(shirt("sand", { sleeves: "long", collar: "pointed" }), 0.86, 0.76),
    ],
    CLOTHS,
  ),
  "hero-mobile": flat(
    TALL,
    "#d2d8da",
    [hung(shirt("stripe", { sleeves: "long", collar: "pointed" }), 0.5, 1.02)],
    CLOTHS,
  ),
  office: flat(
    WIDE,
    "#cdc3b2",
    [
      hung(trousers("navy", { waist: "button" }), 0.2, 0.82),
      hung(shirt("white", { sleeves: "long", collar: "pointed" }), 0.42, 0.78),
      hung(shirt("sky", { sleeves: "long", collar: "pointed" }), 0.64, 0.78),
      hung(trousers("charcoal", { waist: "button" }), 0.84, 0.82),
    ],
    CLOTHS,
  ),
  "office-mobile": flat(
    TALL,
    "#cdc3b2",
    [hung(shirt("sky", { sleeves: "long", collar: "pointed" }), 0.5, 1.02)],
    CLOTHS,
  ),
  workshop: scene(
    WIDE,
    { wall: "#c9c2b4", table: "#a98f6c" },
    [
      { draw: pile(["navy", "stripe", "sand", "white"]), x: 0.2, shadow: 330, scale: 0.78 },
      { draw: pile(["check", "sky", "olive", "rust", "charcoal"]), x: 0.5, shadow: 330, scale: 0.78 },
      { draw: pile(["madras", "white", "navy"]), x: 0.8, shadow: 330, scale: 0.78 },
    ],
    CLOTHS,
  ),
};

/** A detail: the part of a tall picture around its middle, as large as the whole. */
const detail = (svg: string) =>
  svg.replace(
    /width="900" height="1200" viewBox="0 0 900 1200"/,
    'width="900" height="1200" viewBox="190 300 520 693"',
  );

/** Widths of the files; the height follows. */
const WIDTHS = { wide: 1600, tall: 768, detail: 600 };

async function write(label: string, name: string, svg: string, width = WIDTHS.tall): Promise<void> {
  const folder = join(root, label, "photos");
  mkdirSync(folder, { recursive: true });
  await sharp(Buffer.from(svg))
    .resize({ width })
    .webp({ quality: 74, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

/** How much larger than in their scenes things are in their own pictures. */
const SMALL = new Set(["chand-hoops", "gunghroo-jhumkas", "samudra-shell-drops", "kangan-cuff", "lahar-stack"]);

for (const [name, [ground, thing]] of Object.entries(GOODS)) {
  const svg = scene(TALL, ground, [place(thing, 0.5, SMALL.has(name) ? 1.4 : 1.2)], kauri.KAURI_DEFS);
  await write("kauri", name, svg);
  await write("kauri", `${name}-close`, detail(svg), WIDTHS.detail);
}
for (const [name, [size, ground, things]] of Object.entries(KAURI_SCENES)) {
  await write("kauri", name, scene(size, ground, things, kauri.KAURI_DEFS), size === WIDE ? WIDTHS.wide : WIDTHS.tall);
}
for (const [name, [ground, draw]] of Object.entries(GARMENTS)) {
  const svg = flat(TALL, ground, [hung(draw, 0.5, 1)], CLOTHS);
  await write("dhaga", name, svg);
  await write("dhaga", `${name}-close`, detail(svg), WIDTHS.detail);
}
for (const [name, svg] of Object.entries(DHAGA_SCENES)) {
  await write("dhaga", name, svg, name.endsWith("-mobile") ? WIDTHS.tall : WIDTHS.wide);
}
