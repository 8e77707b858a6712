import { create } from "storybook/theming";
import { colourValues, values } from "../../packages/ui/theme.ts";
import tokens from "../../packages/ui/tokens.json" with { type: "json" };

const { text, mono } = values(tokens.font.family);

/** Theme of Storybook's own UI, made from the tokens' colours and fonts. */
export function storybookTheme(base: "light" | "dark") {
  const colour = colourValues(base);
  const of = (name: string) => colour[`--sv-${name}`] ?? "";
  return create({
    base,
    brandTitle: "selvedge",
    fontBase: text ?? "",
    fontCode: mono ?? "",
    colorPrimary: of("accent"),
    colorSecondary: of("accent"),
    appBg: of("sunken"),
    appContentBg: of("page"),
    appPreviewBg: of("page"),
    appBorderColor: of("hairline"),
    appBorderRadius: tokens.radius.overlay.$value.value,
    textColor: of("ink"),
    textMutedColor: of("muted"),
    barBg: of("page"),
    barTextColor: of("muted"),
    barHoverColor: of("accent"),
    barSelectedColor: of("accent"),
    inputBg: of("raised"),
    inputBorder: of("control"),
    inputTextColor: of("ink"),
    inputBorderRadius: tokens.radius.control.$value.value,
  });
}
