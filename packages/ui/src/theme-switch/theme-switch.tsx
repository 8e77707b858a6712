"use client";

import type { ComponentProps } from "react";
import { Monitor } from "../icons/monitor.tsx";
import { Moon } from "../icons/moon.tsx";
import { Sun } from "../icons/sun.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useOptions } from "../radio-group/use-options.ts";

export type Theme = "light" | "dark" | "system";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

export interface ThemeSwitchLabels extends Record<Theme, string> {
  /** Name of the group. */
  group: string;
}

const english: ThemeSwitchLabels = { group: "Theme", light: "Light", dark: "Dark", system: "System" };

export interface ThemeSwitchProps extends Omit<ComponentProps<"fieldset">, "defaultValue" | "children" | "disabled"> {
  value?: Theme | undefined;
  /** Initial choice, restored by a reset of the form around it. @default "light" */
  defaultValue?: Theme | undefined;
  onValueChange?: ((theme: Theme) => void) | undefined;
  /** Form field name, if the choice is part of a form. @default generated */
  name?: string | undefined;
  labels?: Partial<ThemeSwitchLabels> | undefined;
}

/**
 * Radio group for light, dark or the device's setting. It only reports the choice; the page sets `data-theme`. Hidden
 * without JavaScript.
 */
export function ThemeSwitch({
  value,
  defaultValue = "light",
  onValueChange,
  name,
  form,
  labels,
  className = "",
  ...props
}: ThemeSwitchProps) {
  const words = useLabels("themeSwitch", english, labels);
  const { groupProps, optionProps } = useOptions<Theme>({
    value,
    defaultValue,
    name,
    form,
    required: false,
    onValueChange,
  });
  return (
    <fieldset
      {...groupProps(props)}
      data-component="theme-switch"
      className={`sv:flex sv:flex-wrap sv:items-center sv:gap-x-2 sv:noscript:hidden ${className}`}
    >
      <legend className="sv:sr-only">{words.group}</legend>
      {(["light", "dark", "system"] as const).map((theme) => {
        const Icon = ICONS[theme];
        return (
          <label key={theme} className="sv:relative">
            <input
              {...optionProps({ value: theme })}
              className="sv:peer sv:absolute sv:inset-0 sv:cursor-pointer sv:appearance-none sv:rounded-control sv:border sv:border-transparent sv:checked:border-current sv:forced-colors:checked:outline-2"
            />
            <span className="sv:flex sv:min-h-target sv:items-center sv:gap-2 sv:px-3 sv:pt-0.5 sv:text-label sv:font-regular">
              <Icon className="sv:-mt-0.5 sv:size-4.5" />
              <span>{words[theme]}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
