import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { colours, colourVariables, fontSizes, values } from "./packages/ui/theme.ts";
import tokens from "./packages/ui/tokens.json" with { type: "json" };

const size = values(tokens.size);
const space = values(tokens.space);
const measure = values(tokens.measure, "ch");
const screens = values(tokens.breakpoint);

/** Lengths that belong to the design beyond the 4 px scale: `h-control`, `px-margin`, `max-w-prose`. */
const lengths = {
  gutter: space["gutter"]!,
  margin: space["margin"]!,
  section: space["section"]!,
  ...size,
  stitch: values(tokens.border.width)["stitch"]!,
};

/** Between the blocks of a page: `mt-block`, `py-block`, `gap-block`. */
const betweenBlocks = { block: space["block"]! };

/** For a drawing that says something: forced colours would take it away with the other backgrounds. */
const keptInForcedColours = {
  "@media (forced-colors: active)": { color: "CanvasText", forcedColorAdjust: "none" },
};

/** The theme of store, Storybook and package. `packages/ui/tokens.json` is the only place where a value is kept. */
export default {
  darkMode: ["selector", '[data-theme="dark"]'],
  theme: {
    colors: colours,
    screens: {
      sm: screens["sm"]!,
      md: screens["md"]!,
      lg: screens["lg"]!,
      xl: screens["xl"]!,
      wide: screens["wide"]!,
    },
    fontFamily: values(tokens.font.family),
    fontSize: fontSizes(),
    fontWeight: values(tokens.font.weight),
    borderRadius: values(tokens.radius),
    boxShadow: values(tokens.shadow),
    transitionDuration: values(tokens.duration),
    transitionTimingFunction: values(tokens.easing),
    zIndex: values(tokens.zIndex),
    extend: {
      spacing: lengths,
      /* Not among the spacings, where Tailwind would read `inline-block` as an inline size of that length. */
      margin: betweenBlocks,
      padding: betweenBlocks,
      gap: betweenBlocks,
      maxWidth: { ...measure, container: size["container"]!, narrow: size["container-narrow"]! },
      /* Not "strong", which is a colour: `border-strong` would never be read as a width. */
      borderWidth: { medium: values(tokens.border.width)["strong"]! },
      opacity: { busy: "0.64" },
      aspectRatio: { product: "3 / 4", banner: "16 / 9", "banner-mobile": "4 / 5", journal: "5 / 4" },
      keyframes: {
        marquee: { to: { transform: "translateX(-100%)" } },
        pulse: { "50%": { opacity: "0.5" } },
        spin: { to: { transform: "rotate(360deg)" } },
        settle: { from: { opacity: "0", transform: "translateY(12px)" } },
        fade: { from: { opacity: "0" } },
        appear: { from: { visibility: "hidden" } },
        leave: { to: { opacity: "0" } },
        sew: {
          from: { clipPath: "inset(0 100% 0 0)" },
          "94%": { clipPath: "inset(0)", opacity: "1" },
          to: { opacity: "0" },
        },
        rise: { from: { opacity: "0", transform: "translateY(12px)" } },
        "scroll-in": { from: { opacity: "0", visibility: "hidden" }, to: { opacity: "1", visibility: "visible" } },
        "slide-right": { from: { transform: "translateX(100%)" } },
        "slide-left": { from: { transform: "translateX(-100%)" } },
        "slide-up": { from: { transform: "translateY(100%)" } },
      },
      animation: {
        marquee: `marquee ${tokens.duration.marquee.$value.value}ms linear infinite`,
        skeleton: `pulse ${tokens.duration.skeleton.$value.value}ms ease-in-out infinite`,
        spin: "spin 900ms linear infinite",
        "after-wait": "appear 1ms linear 150ms backwards",
        settle: `settle ${tokens.duration.base.$value.value}ms cubic-bezier(0.16, 1, 0.3, 1)`,
        fade: `fade ${tokens.duration.base.$value.value}ms linear`,
        leave: `leave ${tokens.duration.fast.$value.value}ms cubic-bezier(0.4, 0, 1, 1) forwards`,
        sew: `sew ${tokens.duration["loader-stitch"].$value.value}ms linear forwards`,
        "slide-right": `slide-right ${tokens.duration.slow.$value.value}ms cubic-bezier(0.16, 1, 0.3, 1)`,
        "slide-left": `slide-left ${tokens.duration.slow.$value.value}ms cubic-bezier(0.16, 1, 0.3, 1)`,
        "slide-up": `slide-up ${tokens.duration.slow.$value.value}ms cubic-bezier(0.16, 1, 0.3, 1)`,
      },
    },
  },
  plugins: [
    plugin(({ addBase, addUtilities, addVariant }) => {
      const dark = { colorScheme: "dark", ...colourVariables("dark") };
      addBase({
        ":root": { colorScheme: "light", ...colourVariables("light") },
        '[data-theme="dark"]': dark,
        "@media (prefers-color-scheme: dark)": { '[data-theme="auto"]': dark },
      });
      addVariant("hoverable", "@media (hover: hover) and (width >= 1024px)");
      addUtilities({
        /* The running stitch: current place or progress, nothing else. */
        ".stitch": {
          background: "repeating-linear-gradient(90deg, currentColor 0 9px, transparent 9px 15px)",
          ...keptInForcedColours,
        },
        ".stitch-vertical": {
          background: "repeating-linear-gradient(currentColor 0 9px, transparent 9px 15px)",
          ...keptInForcedColours,
        },
        /* What stands on a light photograph looks as in the light theme, whichever is chosen. */
        ".light-ground": { colorScheme: "light", ...colourVariables("light") },
        /* Out of sight, and out of reach, until the first screen has been scrolled away. */
        ".after-first-screen": {
          "@supports (animation-timeline: scroll())": {
            animation: "scroll-in linear both",
            animationTimeline: "scroll(root)",
            animationRange: "40vh 70vh",
          },
        },
        /* Moves as it is scrolled into view, and is simply there where the browser cannot tell. */
        ".rise-into-view": {
          "@supports (animation-timeline: view())": {
            animation: "rise linear both",
            animationTimeline: "view()",
            animationRange: "entry 0% entry 80%",
          },
        },
        /* The woven edge: above and below the marquee, and on top of the packing slip. */
        ".selvedge-edge": {
          height: "5px",
          background: "linear-gradient(var(--c-accent) 0 2px, transparent 2px 4px, var(--c-sale) 4px 5px)",
        },
        ".tabular": { fontVariantNumeric: "tabular-nums lining-nums" },
        ".wrap": {
          width: "100%",
          maxWidth: `calc(${size["container"]} + 2 * ${space["margin"]})`,
          marginInline: "auto",
          paddingInline: space["margin"]!,
        },
      });
    }),
  ],
} satisfies Config;
