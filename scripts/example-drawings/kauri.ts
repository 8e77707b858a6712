import type { Thing } from "./scene.ts";

/** Gradients of metals and leathers. */
export const KAURI_DEFS = `
  ${metal("brass", "#fbe7b0", "#c8963e", "#7d531c")}
  ${metal("silver", "#ffffff", "#b9bec4", "#6d747c")}
  ${metal("clay", "#d98f68", "#a8552f", "#6a2f17")}
  ${metal("indigo", "#5d74a8", "#2c3d6b", "#161f3b")}
  ${metal("madder", "#c9695c", "#8f2f2b", "#531615")}
  ${metal("natural", "#f3e6cc", "#d6bd92", "#a2875a")}
  <radialGradient id="pearl" cx="34%" cy="30%" r="75%"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#efe6d8"/><stop offset="1" stop-color="#b9a992"/></radialGradient>
  <radialGradient id="garnet" cx="34%" cy="30%" r="80%"><stop offset="0" stop-color="#f0909a"/><stop offset=".45" stop-color="#a3182f"/><stop offset="1" stop-color="#4d0614"/></radialGradient>
  <radialGradient id="jade" cx="34%" cy="30%" r="80%"><stop offset="0" stop-color="#cfeedd"/><stop offset=".5" stop-color="#5fa283"/><stop offset="1" stop-color="#265841"/></radialGradient>
  <linearGradient id="stone" x1="0" x2="1"><stop offset="0" stop-color="#efe8dc"/><stop offset=".5" stop-color="#d9cfbf"/><stop offset="1" stop-color="#a89c8a"/></linearGradient>
  <linearGradient id="velvet" x1="0" x2="1"><stop offset="0" stop-color="#8c6f62"/><stop offset=".5" stop-color="#5f463b"/><stop offset="1" stop-color="#3a2a23"/></linearGradient>
`;

function metal(id: string, light: string, middle: string, dark: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".7">
    <stop offset="0" stop-color="${middle}"/><stop offset=".24" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/>
    <stop offset=".78" stop-color="${dark}"/><stop offset="1" stop-color="${middle}"/></linearGradient>`;
}

export type Metal = "brass" | "silver";
type Stone = "pearl" | "garnet" | "jade";

/** A block of stone that jewellery stands on; what is drawn for its top has its foot there. */
const onBlock = (height: number, width: number, drawn: string) => `
  <rect x="${-width / 2}" y="${-height}" width="${width}" height="${height}" rx="6" fill="url(#stone)"/>
  <rect x="${-width / 2}" y="${-height}" width="${width}" height="16" rx="6" fill="#fff" opacity=".4"/>
  <g transform="translate(0 ${-height})">${drawn}</g>`;

/** A bar on two feet from which earrings hang. */
const onStand = (drawn: (x: number) => string) => `
  <rect x="-190" y="-16" width="380" height="16" rx="8" fill="url(#velvet)"/>
  <rect x="-12" y="-560" width="24" height="550" rx="10" fill="url(#velvet)"/>
  <rect x="-230" y="-570" width="460" height="22" rx="11" fill="url(#velvet)"/>
  ${drawn(-130)}${drawn(130)}`;

const bead = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${fill})"/>`;

export const hoops = (metal: Metal): Thing => ({
  x: 0.5,
  shadow: 210,
  draw: onStand(
    (x) => `
    <path d="M${x} -560 v34" stroke="url(#${metal})" stroke-width="6" fill="none"/>
    <circle cx="${x}" cy="-410" r="116" fill="none" stroke="url(#${metal})" stroke-width="22"/>
    <circle cx="${x}" cy="-410" r="122" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
    ${bead(x, -290, 17, "pearl")}`,
  ),
});

export const jhumkas = (metal: Metal): Thing => ({
  x: 0.5,
  shadow: 210,
  draw: onStand(
    (x) => `
    ${bead(x, -528, 24, "garnet")}<circle cx="${x}" cy="-528" r="30" fill="none" stroke="url(#${metal})" stroke-width="9"/>
    <path d="M${x} -498 v42" stroke="url(#${metal})" stroke-width="7"/>
    <path d="M${x - 92} -320 C${x - 96} -420 ${x - 50} -458 ${x} -462 C${x + 50} -458 ${x + 96} -420 ${x + 92} -320 Z" fill="url(#${metal})"/>
    <path d="M${x - 84} -362 C${x - 30} -344 ${x + 30} -344 ${x + 84} -362" fill="none" stroke="#5a3a12" stroke-opacity=".45" stroke-width="5"/>
    <ellipse cx="${x}" cy="-320" rx="92" ry="16" fill="url(#${metal})"/>
    ${[-72, -36, 0, 36, 72].map((offset) => bead(x + offset, -290 + Math.abs(offset) * -0.12, 13, "pearl")).join("")}`,
  ),
});

export const shells = (metal: Metal): Thing => ({
  x: 0.5,
  shadow: 210,
  draw: onStand(
    (x) => `
    ${bead(x, -536, 14, metal)}
    <path d="M${x} -522 v52" stroke="url(#${metal})" stroke-width="6"/>
    <ellipse cx="${x}" cy="-400" rx="52" ry="74" fill="url(#pearl)"/>
    <ellipse cx="${x}" cy="-400" rx="52" ry="74" fill="none" stroke="url(#${metal})" stroke-width="9"/>
    <path d="M${x} -458 C${x - 14} -420 ${x - 14} -380 ${x} -342 C${x + 14} -380 ${x + 14} -420 ${x} -458 Z" fill="#6d5236"/>
    ${[-36, -18, 0, 18, 36].map((offset) => `<path d="M${x - 13} ${-400 + offset} h26" stroke="#efe6d8" stroke-width="4"/>`).join("")}`,
  ),
});

const band = (metal: Metal, y: number, radius: number, width: number) => `
  <ellipse cx="0" cy="${y}" rx="${radius}" ry="${radius * 0.98}" fill="none" stroke="url(#${metal})" stroke-width="${width}"/>
  <ellipse cx="0" cy="${y}" rx="${radius + width * 0.28}" ry="${radius * 0.98 + width * 0.28}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`;

export const stoneRing = (metal: Metal, stone: Stone): Thing => ({
  x: 0.5,
  shadow: 250,
  draw: onBlock(
    190,
    460,
    `${band(metal, -150, 130, 30)}
    <path d="M-66 -282 L66 -282 L44 -334 L-44 -334 Z" fill="url(#${metal})"/>
    <ellipse cx="0" cy="-342" rx="78" ry="56" fill="url(#${stone})"/>
    <ellipse cx="0" cy="-342" rx="80" ry="58" fill="none" stroke="url(#${metal})" stroke-width="10"/>
    <ellipse cx="-24" cy="-364" rx="22" ry="11" fill="#fff" opacity=".55"/>`,
  ),
});

export const signet = (metal: Metal): Thing => ({
  x: 0.5,
  shadow: 250,
  draw: onBlock(
    190,
    460,
    `${band(metal, -146, 126, 36)}
    <rect x="-84" y="-356" width="168" height="104" rx="44" fill="url(#${metal})"/>
    <rect x="-62" y="-338" width="124" height="68" rx="30" fill="none" stroke="#5a3a12" stroke-opacity=".5" stroke-width="5"/>
    <path d="M-26 -304 q13 -26 26 0 t26 0" fill="none" stroke="#5a3a12" stroke-opacity=".6" stroke-width="6"/>`,
  ),
});

export const stack = (first: Metal, second: Metal): Thing => ({
  x: 0.5,
  shadow: 260,
  draw: onBlock(
    170,
    480,
    [0, 1, 2, 3]
      .map((step) => {
        const [y, metal] = [-26 - step * 46, step % 2 === 0 ? first : second];
        return `<ellipse cx="0" cy="${y}" rx="128" ry="30" fill="none" stroke="url(#${metal})" stroke-width="30"/>
          <path d="M-134 ${y + 4} q134 44 268 0" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>`;
      })
      .join(""),
  ),
});

/** A bust of linen with a necklace. */
export const necklace = (metal: Metal, stone: Stone): Thing => ({
  x: 0.5,
  shadow: 230,
  draw: `
    <path d="M-70 -660 C-60 -600 -66 -560 -150 -520 C-250 -470 -270 -330 -200 -170 C-170 -100 -160 -40 -160 0 H160 C160 -40 170 -100 200 -170 C270 -330 250 -470 150 -520 C66 -560 60 -600 70 -660 Z" fill="url(#natural)"/>
    <ellipse cx="0" cy="-660" rx="70" ry="18" fill="#a2875a"/>
    <path d="M-82 -556 C-110 -420 -60 -330 0 -286 C60 -330 110 -420 82 -556" fill="none" stroke="url(#${metal})" stroke-width="9"/>
    <path d="M-60 -560 C-78 -470 -40 -410 0 -380 C40 -410 78 -470 60 -560" fill="none" stroke="url(#${metal})" stroke-width="6" stroke-dasharray="3 9" stroke-linecap="round"/>
    <ellipse cx="0" cy="-236" rx="42" ry="54" fill="url(#${stone})"/><ellipse cx="0" cy="-236" rx="44" ry="56" fill="none" stroke="url(#${metal})" stroke-width="9"/>
    <ellipse cx="-13" cy="-256" rx="12" ry="9" fill="#fff" opacity=".6"/>`,
});

export const cuff = (metal: Metal): Thing => ({
  x: 0.5,
  shadow: 280,
  draw: onBlock(
    130,
    540,
    `<path d="M-200 -30 C-210 -250 -120 -300 0 -300 C120 -300 210 -250 200 -30 C160 20 -160 20 -200 -30 Z" fill="#3b2410" opacity=".22"/>
    <path d="M-214 -20 C-226 -250 -130 -318 0 -318 C130 -318 226 -250 214 -20 C150 40 -150 40 -214 -20 Z M-176 -40 C-130 -6 130 -6 176 -40 C184 -220 108 -262 0 -262 C-108 -262 -184 -220 -176 -40 Z" fill-rule="evenodd" fill="url(#${metal})"/>
    ${[-150, -100, -50, 0, 50, 100, 150].map((x) => bead(x, 2 - (x * x) / 1400, 10, metal)).join("")}
    <path d="M-196 -60 C-206 -230 -120 -296 0 -298" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6"/>`,
  ),
});

type Leather = "clay" | "indigo" | "madder" | "natural";

export const tote = (leather: Leather): Thing => ({
  x: 0.5,
  shadow: 320,
  draw: `
    <path d="M-150 -470 C-150 -760 150 -760 150 -470" fill="none" stroke="url(#velvet)" stroke-width="26"/>
    <path d="M-280 -480 L280 -480 L318 -20 Q318 0 298 0 L-298 0 Q-318 0 -318 -20 Z" fill="url(#${leather})"/>
    <path d="M-280 -480 L280 -480 L284 -430 L-284 -430 Z" fill="#000" opacity=".16"/>
    <path d="M-292 -24 H292" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="16 10"/>
    <path d="M-264 -454 H264" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="16 10"/>
    <path d="M-120 -470 C-120 -740 120 -740 120 -470" fill="none" stroke="url(#velvet)" stroke-width="26" opacity=".75"/>
    ${bead(-135, -452, 14, "brass")}${bead(135, -452, 14, "brass")}`,
});

export const potli = (leather: Leather): Thing => ({
  x: 0.5,
  shadow: 240,
  draw: `
    <path d="M-60 -420 C-90 -640 90 -640 60 -420" fill="none" stroke="url(#brass)" stroke-width="9"/>
    <path d="M-130 -500 C-80 -470 80 -470 130 -500 C112 -440 90 -420 84 -396 C250 -330 300 -190 248 -60 Q224 0 150 0 L-150 0 Q-224 0 -248 -60 C-300 -190 -250 -330 -84 -396 C-90 -420 -112 -440 -130 -500 Z" fill="url(#${leather})"/>
    ${[-150, -76, 0, 76, 150].map((x) => `<path d="M${x * 0.5} -390 C${x * 0.9} -300 ${x * 1.2} -160 ${x} -12" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="7"/>`).join("")}
    <rect x="-96" y="-412" width="192" height="24" rx="12" fill="url(#brass)"/>
    <path d="M-92 -400 q-70 60 -60 170 M92 -400 q70 60 60 170" fill="none" stroke="url(#brass)" stroke-width="8"/>
    ${bead(-152, -216, 20, "garnet")}${bead(152, -216, 20, "garnet")}
    ${[-200, -120, -40, 40, 120, 200].map((x) => bead(x, -96 + (Math.abs(x) > 150 ? -14 : 0), 9, "brass")).join("")}`,
});

export const clutch = (leather: Leather): Thing => ({
  x: 0.5,
  shadow: 320,
  draw: `
    <rect x="-310" y="-360" width="620" height="360" rx="26" fill="url(#${leather})"/>
    <path d="M-310 -334 Q-310 -360 -284 -360 H284 Q310 -360 310 -334 L40 -150 Q0 -124 -40 -150 Z" fill="url(#${leather})"/>
    <path d="M-310 -330 L-40 -146 Q0 -120 40 -146 L310 -330" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="7"/>
    <path d="M-290 -340 L-36 -168 Q0 -144 36 -168 L290 -340" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-dasharray="16 10"/>
    ${bead(0, -138, 30, "brass")}<circle cx="0" cy="-138" r="15" fill="#5a3a12" opacity=".35"/>`,
});

export const crossbody = (leather: Leather): Thing => ({
  x: 0.5,
  shadow: 290,
  draw: `
    <path d="M-236 -330 C-330 -800 330 -800 236 -330" fill="none" stroke="url(#${leather})" stroke-width="16"/>
    <path d="M-250 -350 H250 V-170 C250 -40 160 0 0 0 C-160 0 -250 -40 -250 -170 Z" fill="url(#${leather})"/>
    <path d="M-262 -372 H262 V-250 C262 -150 150 -126 0 -126 C-150 -126 -262 -150 -262 -250 Z" fill="url(#${leather})"/>
    <path d="M-262 -250 C-262 -150 -150 -126 0 -126 C150 -126 262 -150 262 -250" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8"/>
    <path d="M-240 -356 V-250 C-240 -166 -140 -148 0 -148 C140 -148 240 -166 240 -250 V-356" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-dasharray="16 10"/>
    <rect x="-26" y="-168" width="52" height="70" rx="12" fill="url(#brass)"/>`,
});
