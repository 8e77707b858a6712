/** A cloth: its colour, and what is woven into it. */
export interface Cloth {
  id: string;
  color: string;
  weave: "plain" | "stripe" | "check" | "slub";
  /** Colour of the stripes or checks. */
  line?: string;
}

/** Patterns of cloths, and what folds garments. */
export const clothDefs = (cloths: readonly Cloth[]): string => `
  <linearGradient id="fold" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset=".18" stop-color="#fff" stop-opacity=".14"/>
    <stop offset=".5" stop-color="#000" stop-opacity=".03"/><stop offset=".8" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>
  <linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#a97b4d"/><stop offset=".5" stop-color="#c99c6b"/><stop offset="1" stop-color="#8b6039"/></linearGradient>
  ${cloths.map(patternOf).join("")}`;

function patternOf({ id, color, weave, line = "#fff" }: Cloth): string {
  const ground = `<rect width="44" height="44" fill="${color}"/>`;
  const woven = {
    plain: `<path d="M0 11 H44 M0 33 H44" stroke="#fff" stroke-opacity=".06" stroke-width="3"/>`,
    stripe: `<path d="M6 0 V44 M28 0 V44" stroke="${line}" stroke-width="5"/><path d="M17 0 V44" stroke="${line}" stroke-opacity=".5" stroke-width="2"/>`,
    check: `<path d="M8 0 V44 M0 8 H44" stroke="${line}" stroke-opacity=".62" stroke-width="12"/><path d="M30 0 V44 M0 30 H44" stroke="${line}" stroke-opacity=".5" stroke-width="3"/>`,
    slub: `<path d="M2 5 h14 M24 15 h18 M8 26 h10 M28 37 h12" stroke="#fff" stroke-opacity=".28" stroke-width="2"/><path d="M18 9 h10 M2 32 h12" stroke="#000" stroke-opacity=".16" stroke-width="2"/>`,
  }[weave];
  return `<pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse">${ground}${woven}</pattern>`;
}

/** A shape in a cloth, with its folds. */
const cut = (cloth: string, path: string) =>
  `<path d="${path}" fill="url(#${cloth})"/><path d="${path}" fill="url(#fold)"/>`;
const seam = (path: string, opacity = 0.3) =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="4" stroke-linejoin="round"/>`;

const HANGER = `
  <path d="M0 -520 C0 -560 34 -560 34 -590 C34 -622 -30 -626 -34 -592" fill="none" stroke="#6f7479" stroke-width="9" stroke-linecap="round"/>
  <path d="M-236 -404 Q0 -560 236 -404" fill="none" stroke="url(#wood)" stroke-width="30" stroke-linecap="round"/>`;

interface ShirtCut {
  sleeves: "long" | "short";
  collar: "pointed" | "band";
  /** Length below the waist, in units. @default 0 */
  longer?: number;
  /** The buttons stop at the chest, as on a kurta. @default false */
  isPullover?: boolean;
}

/** A shirt on a hanger. */
export function shirt(cloth: string, { sleeves, collar, longer = 0, isPullover = false }: ShirtCut): string {
  const hem = 430 + longer;
  const end = isPullover ? -60 : hem - 30;
  const sleeve = (side: 1 | -1) =>
    sleeves === "long"
      ? cut(
          cloth,
          `M${side * 214} -402 Q${side * 300} -380 ${side * 330} -260 L${side * 388} 300 Q${side * 340} 330 ${side * 286} 318 L${side * 216} -150 Z`,
        ) + seam(`M${side * 384} 256 L${side * 280} 272`)
      : cut(
          cloth,
          `M${side * 214} -402 Q${side * 306} -376 ${side * 342} -250 L${side * 372} -60 Q${side * 310} -26 ${side * 238} -36 L${side * 216} -150 Z`,
        ) + seam(`M${side * 366} -90 L${side * 236} -68`);
  const body = `M-96 -446 Q-170 -430 -226 -396 Q-252 -280 -228 -120 L-246 ${hem - 40} Q-180 ${hem + 20} 0 ${hem + 14} Q180 ${hem + 20} 246 ${hem - 40} L228 -120 Q252 -280 226 -396 Q170 -430 96 -446 Q0 -400 -96 -446 Z`;
  const buttons = Array.from(
    { length: isPullover ? 3 : 7 },
    (_, nth) => -330 + nth * (isPullover ? 92 : 106 + longer / 7),
  );
  return `
    ${HANGER}${sleeve(-1)}${sleeve(1)}
    ${cut(cloth, body)}
    ${seam(`M-226 -396 Q-214 -260 -216 -150 M226 -396 Q214 -260 216 -150`)}
    <path d="M-90 -446 Q0 -500 90 -446 Q0 -356 -90 -446 Z" fill="#000" opacity=".42"/>
    ${collarOf(cloth, collar)}
    ${seam(`M-24 -372 V${end} ${isPullover ? "H24" : "M24 -372"} ${isPullover ? "V-372" : `V${end}`}`, 0.22)}
    ${buttons.map((y) => `<circle cx="0" cy="${y}" r="9" fill="#f5efe4"/><circle cx="0" cy="${y}" r="9" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>`).join("")}
    ${isPullover ? "" : cut(cloth, "M64 -236 H170 V-128 L117 -100 L64 -128 Z") + seam("M64 -236 H170 V-128 L117 -100 L64 -128 Z M64 -212 H170")}
    ${longer > 0 ? seam(`M-241 ${hem - 190} L-236 ${hem - 60} M241 ${hem - 190} L236 ${hem - 60}`, 0.4) : ""}`;
}

const collarOf = (cloth: string, collar: ShirtCut["collar"]) =>
  collar === "band"
    ? cut(
        cloth,
        "M-102 -452 Q-60 -494 0 -498 Q60 -494 102 -452 Q60 -400 22 -366 L0 -386 L-22 -366 Q-60 -400 -102 -452 Z M-74 -452 Q0 -390 74 -452 Q40 -478 0 -480 Q-40 -478 -74 -452 Z",
      ) + seam("M-102 -452 Q-60 -400 -22 -366 M102 -452 Q60 -400 22 -366")
    : cut(cloth, "M-102 -456 Q-50 -500 0 -500 Q-60 -470 -70 -448 Q-40 -404 0 -378 L-74 -300 Q-120 -370 -102 -456 Z") +
      cut(cloth, "M102 -456 Q50 -500 0 -500 Q60 -470 70 -448 Q40 -404 0 -378 L74 -300 Q120 -370 102 -456 Z") +
      seam("M-102 -456 Q-120 -370 -74 -300 L0 -378 L74 -300 Q120 -370 102 -456", 0.38);

/** Trousers on a hanger. `waist` "drawstring" has a gathered band. */
export function trousers(cloth: string, { waist }: { waist: "button" | "drawstring" }): string {
  const leg = (side: 1 | -1) =>
    cut(
      cloth,
      `M0 -380 H${side * 196} Q${side * 236} -120 ${side * 222} 480 Q${side * 150} 500 ${side * 70} 486 L${side * 14} -60 L0 -60 Z`,
    );
  return `
    <path d="M0 -470 C0 -510 34 -510 34 -540 C34 -572 -30 -576 -34 -542" fill="none" stroke="#6f7479" stroke-width="9" stroke-linecap="round"/>
    <path d="M0 -470 L-190 -420 M0 -470 L190 -420" stroke="#6f7479" stroke-width="9" stroke-linecap="round"/>
    <rect x="-214" y="-434" width="428" height="26" rx="13" fill="url(#wood)"/>
    ${leg(-1)}${leg(1)}
    ${cut(cloth, "M-200 -420 H200 V-356 H-200 Z")}
    ${seam("M-200 -356 H200 M0 -356 V-70 M-14 -60 L-70 486 M14 -60 L70 486")}
    ${seam("M-128 -320 L-146 470 M128 -320 L146 470", 0.16)}
    ${seam("M-196 -340 Q-150 -300 -160 -220 M196 -340 Q150 -300 160 -220", 0.34)}
    ${
      waist === "button"
        ? `<circle cx="0" cy="-388" r="11" fill="#f5efe4"/>` +
          seam("M-120 -420 V-356 M120 -420 V-356 M-104 -420 V-356 M104 -420 V-356", 0.3)
        : [-170, -130, -90, -50, 50, 90, 130, 170].map((x) => seam(`M${x} -418 V-358`, 0.2)).join("") +
          `<path d="M-14 -384 Q-60 -300 -44 -230 M14 -384 Q60 -300 40 -246" fill="none" stroke="#f5efe4" stroke-width="10" stroke-linecap="round"/>`
    }`;
}

/** A pile of folded cloths, for the wide pictures: 0, 0 is its foot. */
export function pile(cloths: readonly string[], width = 520): string {
  return cloths
    .map((cloth, nth) => {
      const [y, left] = [-(nth + 1) * 92, -width / 2 + (nth % 2) * 14];
      const path = `M${left + 26} ${y} H${left + width - 20} Q${left + width + 26} ${y + 44} ${left + width - 20} ${y + 88} H${left + 26} Q${left - 14} ${y + 44} ${left + 26} ${y} Z`;
      return (
        cut(cloth, path) +
        seam(`M${left + 30} ${y + 46} H${left + width - 30}`, 0.26) +
        seam(`M${left + 26} ${y + 88} H${left + width - 20}`, 0.34)
      );
    })
    .join("");
}
