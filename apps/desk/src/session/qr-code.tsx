import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  /** What it is, for whoever cannot see it. */
  label: string;
}

/** Dark on light in both themes, because cameras expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <div data-theme="light" className="sv:justify-self-start sv:rounded-control sv:border sv:bg-raised sv:text-ink">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="sv:block sv:size-56"
      >
        <path d={dots.join("")} fill="currentColor" />
      </svg>
    </div>
  );
}
