/** Size of a picture in units of the drawings. */
export const WIDE = { width: 1600, height: 900 };
export const TALL = { width: 900, height: 1200 };

export interface Size {
  width: number;
  height: number;
}

/** A lit wall and a table, of one colour each. */
export interface Ground {
  wall: string;
  table: string;
}

/** Something on the table, drawn around the point where it stands: 0, 0 is its foot, up is negative. A unit is a pixel of a tall picture. */
export interface Thing {
  draw: string;
  x: number;
  /** Half of the width of its shadow. */
  shadow: number;
  /** @default 1 */
  scale?: number;
  /** Distance of its foot above the front edge of the table. @default 0 */
  back?: number;
}

/** Lights of the whole picture, and gradients that drawings refer to. */
const DEFS = `
  <radialGradient id="light" cx="34%" cy="22%" r="85%">
    <stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#000" stop-opacity=".16"/>
  </radialGradient>
  <linearGradient id="edge" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#000" stop-opacity=".18"/><stop offset=".12" stop-color="#000" stop-opacity="0"/>
  </linearGradient>
  <filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="16"/></filter>
  <filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="34"/></filter>
`;

/** A still life as SVG: things on a table before a wall, lit from the upper left. `defs` are what the drawings refer to. */
export function scene({ width, height }: Size, ground: Ground, things: readonly Thing[], defs = ""): string {
  const horizon = height * 0.7;
  const foot = height * 0.83;
  const drawn = things.map(({ draw, x, shadow, scale = 1, back = 0 }) => {
    const place = `translate(${width * x} ${foot - back})`;
    return `
      <g transform="${place} scale(${scale})">
        <ellipse cx="${shadow * 0.22}" cy="4" rx="${shadow * 1.15}" ry="${Math.max(12, shadow * 0.16)}" fill="#20140a" opacity=".34" filter="url(#soft)"/>
        ${draw}
      </g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${DEFS}${defs}</defs>
    <rect width="${width}" height="${height}" fill="${ground.wall}"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${ground.table}"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#edge)"/>
    ${drawn.join("")}
    <rect width="${width}" height="${height}" fill="url(#light)"/>
  </svg>`;
}

/** Something that hangs on a wall or lies on a plain ground, seen from the front. `draw` is centred on 0, 0. */
export function flat(
  { width, height }: Size,
  color: string,
  things: readonly Omit<Thing, "back">[],
  defs = "",
): string {
  const drawn = things.map(
    ({ draw, x, scale = 1, shadow }) => `
      <g transform="translate(${width * x} ${height / 2}) scale(${scale})">
        <g transform="translate(${shadow} ${shadow * 1.3})" opacity=".3" filter="url(#softer)">${shaded(draw)}</g>
        ${draw}
      </g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${DEFS}${defs}</defs>
    <rect width="${width}" height="${height}" fill="${color}"/>
    ${drawn.join("")}
    <rect width="${width}" height="${height}" fill="url(#light)"/>
  </svg>`;
}

/** The same shapes in the colour of a shadow. */
const shaded = (draw: string) =>
  draw.replaceAll(/fill="(?!none)[^"]*"/g, 'fill="#20140a"').replaceAll(/stroke="(?!none)[^"]*"/g, 'stroke="#20140a"');
