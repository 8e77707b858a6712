export { Combobox, type ComboboxLabels, type ComboboxProps } from "./combobox.tsx";
export { type ComboboxBehaviour, type ComboboxOption, useCombobox } from "./use-combobox.ts";
