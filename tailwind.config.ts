import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import {
  colours,
  colourVariables,
  faces,
  fontSizes,
  radii,
  references,
  shapeVariables,
  values,
} from "./packages/ui/theme.ts";
import tokens from "./packages/ui/tokens.json" with { type: "json" };

const size = references("size");
const space = references("space");
const duration = references("duration");
const ease = references("ease");
/** In rem, which media queries resolve with the browser's font size: with larger text, layouts switch at larger screens. */
const screen = (name: "sm" | "md" | "lg" | "xl" | "wide") => `${tokens.breakpoint[name].$value.value / 16}rem`;

/** Design lengths beyond the 4 px scale: `h-control`, `px-margin`, `max-w-prose`. */
const lengths = {
  gutter: space["gutter"]!,
  margin: space["margin"]!,
  section: space["section"]!,
  ...size,
  stitch: values(tokens.border.width)["stitch"]!,
};

/** Between the blocks of a page: `mt-block`, `py-block`, `gap-block`. */
const betweenBlocks = { block: space["block"]! };

/** For drawings with a meaning, which forced colours would remove with other backgrounds. */
const keptInForcedColours = {
  "@media (forced-colors: active)": { color: "CanvasText", forcedColorAdjust: "none" },
};

/** The theme of store, Storybook and package. All values come from `packages/ui/tokens.json`. */
export default {
  /* Prefix of classes (`sv:flex`) and theme variables (`--sv-…`), so that they never collide with an app's own Tailwind. */
  prefix: "sv",
  darkMode: ["selector", '[data-theme="dark"]'],
  theme: {
    colors: colours,
    screens: {
      sm: screen("sm"),
      md: screen("md"),
      lg: screen("lg"),
      xl: screen("xl"),
      wide: screen("wide"),
    },
    fontFamily: faces,
    fontSize: fontSizes,
    fontWeight: references("weight"),
    borderRadius: radii,
    boxShadow: { ...values(tokens.shadow), ...references("shadow") },
    transitionDuration: duration,
    transitionTimingFunction: { ...values(tokens.easing), ...ease },
    zIndex: references("z"),
    extend: {
      spacing: lengths,
      /* Not part of `spacing`, because Tailwind would read `inline-block` as an inline size of that length. */
      margin: betweenBlocks,
      padding: betweenBlocks,
      gap: betweenBlocks,
      maxWidth: {
        ...references("measure"),
        container: size["container"]!,
        narrow: size["container-narrow"]!,
      },
      /* Not "strong", which is a colour: `border-strong` would never be read as a width. */
      borderWidth: { medium: values(tokens.border.width)["strong"]! },
      lineHeight: { card: references("leading")["card"]! },
      opacity: { busy: "0.64" },
      aspectRatio: references("ratio"),
      keyframes: {
        "sv-marquee": { to: { transform: "translateX(calc(-100% * var(--sv-onward, 1)))" } },
        "sv-pulse": { "50%": { opacity: "0.5" } },
        "sv-spin": { to: { transform: "rotate(360deg)" } },
        "sv-settle": { from: { opacity: "0", transform: "translateY(12px)" } },
        "sv-fade": { from: { opacity: "0" } },
        "sv-appear": { from: { visibility: "hidden" } },
        "sv-leave": { to: { opacity: "0" } },
        "sv-sew": {
          from: { transform: "translateX(-100%)" },
          "94%": { transform: "none", opacity: "1" },
          to: { transform: "none", opacity: "0" },
        },
        "sv-sew-back": { from: { transform: "translateX(100%)" }, "94%, to": { transform: "none" } },
        "sv-rise": { from: { opacity: "0", transform: "translateY(12px)" } },
        "sv-scroll-in": { from: { opacity: "0", visibility: "hidden" }, to: { opacity: "1", visibility: "visible" } },
        "sv-slide-right": { from: { transform: "translateX(100%)" } },
        "sv-slide-left": { from: { transform: "translateX(-100%)" } },
        "sv-slide-up": { from: { transform: "translateY(100%)" } },
      },
      animation: {
        marquee: `sv-marquee ${duration["marquee"]} linear infinite`,
        skeleton: `sv-pulse ${duration["skeleton"]} ease-in-out infinite`,
        spin: "sv-spin 900ms linear infinite",
        "after-wait": "sv-appear 1ms linear 150ms backwards",
        settle: `sv-settle ${duration["base"]} ${ease["enter"]}`,
        fade: `sv-fade ${duration["base"]} linear`,
        leave: `sv-leave ${duration["fast"]} ${ease["exit"]} forwards`,
        sew: `sv-sew ${duration["loader-stitch"]} linear forwards`,
        "sew-back": `sv-sew-back ${duration["loader-stitch"]} linear forwards`,
        "slide-right": `sv-slide-right ${duration["slow"]} ${ease["enter"]}`,
        "slide-left": `sv-slide-left ${duration["slow"]} ${ease["enter"]}`,
        "slide-up": `sv-slide-up ${duration["slow"]} ${ease["enter"]}`,
      },
    },
  },
  plugins: [
    plugin(({ addUtilities, addVariant }) => {
      addVariant("hoverable", "@media (hover: hover) and (width >= 64rem)");
      /* Room enough for something that stays while the page scrolls: on lower screens, and at high zoom, nothing does. */
      addVariant("tall", "@media (height >= 30rem)");
      addUtilities({
        /* The themes' colours; `pieces.css` says which holds where. */
        ".light-tokens": colourVariables("light"),
        ".dark-tokens": colourVariables("dark"),
        /* What is the same in both themes, and what an app may set: type, lengths, corners, depth, motion, layers. */
        ".shape-tokens": shapeVariables,
        /* What stands on a light photograph looks as in the light theme, whichever is chosen. */
        ".light-ground": { colorScheme: "light", ...colourVariables("light") },
        /* The running stitch: current place or progress, nothing else. */
        ".stitch": {
          background: "repeating-linear-gradient(90deg, currentColor 0 9px, transparent 9px 15px)",
          ...keptInForcedColours,
        },
        ".stitch-vertical": {
          background: "repeating-linear-gradient(currentColor 0 9px, transparent 9px 15px)",
          ...keptInForcedColours,
        },
        /* Out of sight, and out of reach, until the first screen has been scrolled away. */
        ".after-first-screen": {
          "@supports (animation-timeline: scroll())": {
            animation: "sv-scroll-in linear both",
            animationTimeline: "scroll(root)",
            animationRange: "40vh 70vh",
          },
        },
        /* Moves as it is scrolled into view, and is simply there where the browser cannot tell. */
        ".rise-into-view": {
          "@supports (animation-timeline: view())": {
            animation: "sv-rise linear both",
            animationTimeline: "view()",
            animationRange: "entry 0% entry 80%",
          },
        },
        /* The woven edge on top of the packing slip. */
        ".selvedge-edge": {
          height: "5px",
          background: "linear-gradient(var(--sv-accent) 0 2px, transparent 2px 4px, var(--sv-sale) 4px 5px)",
        },
        /* The same above and below, as the ground of a strip. */
        ".selvedge-edges": {
          backgroundImage:
            "linear-gradient(var(--sv-accent) 2px,transparent 0 4px,var(--sv-sale) 0 5px,transparent 0 calc(100% - 5px),var(--sv-sale) 0 calc(100% - 4px),transparent 0 calc(100% - 2px),var(--sv-accent) 0)",
        },
        /* Reads in the order of its own letters, and begins where the text around it does: "14 Chhawni Road" in Arabic.
           Written as in CSS, since the name of a list of values comes out as it goes in. */
        ".own-order": {
          unicodeBidi: "plaintext",
          "text-align": ["-webkit-match-parent", "match-parent"],
          // Chromium writes a closed list as the option in it is written.
          "& option": { unicodeBidi: "plaintext" },
        },
        /* Behind a focus ring on a photograph, which may be as light as the ring. */
        ".halo": { boxShadow: "0 0 0 0.25rem var(--sv-halo)" },
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
