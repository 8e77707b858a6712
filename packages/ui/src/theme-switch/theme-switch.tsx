"use client";

import { useId, type ComponentProps } from "react";
import { Monitor } from "../icons/monitor.tsx";
import { Moon } from "../icons/moon.tsx";
import { Sun } from "../icons/sun.tsx";
import { useControlled } from "../lib/use-controlled.ts";

export type Theme = "light" | "dark" | "system";

const ICONS = { light: Sun, dark: Moon, system: Monitor };
const LABELS = { group: "Theme", light: "Light", dark: "Dark", system: "System" };

export interface ThemeSwitchProps extends Omit<ComponentProps<"fieldset">, "onChange"> {
  value?: Theme;
  /** @default "light" */
  defaultValue?: Theme;
  onValueChange?: (theme: Theme) => void;
  labels?: Partial<typeof LABELS>;
}

/** Light, dark, or as the device has it: a radio group. It only tells what was chosen; the page sets `data-theme`. */
export function ThemeSwitch({
  value,
  defaultValue = "light",
  onValueChange,
  labels,
  className = "",
  ...props
}: ThemeSwitchProps) {
  const name = useId();
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const say = { ...LABELS, ...labels };
  return (
    <fieldset {...props} data-component="theme-switch" className={`flex flex-wrap items-center gap-x-1 ${className}`}>
      <legend className="sr-only">{say.group}</legend>
      {(["light", "dark", "system"] as const).map((theme) => {
        const Icon = ICONS[theme];
        return (
          <label key={theme} className="relative">
            <input
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => choose(theme)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control border border-transparent checked:border-current"
            />
            <span className="flex min-h-target items-center gap-2 px-3 pt-0.5 text-label font-regular">
              <Icon className="-mt-0.5 size-4.5" />
              {say[theme]}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
