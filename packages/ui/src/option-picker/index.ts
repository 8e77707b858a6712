export { Option, type OptionLabels, OptionPicker, type OptionPickerProps, type OptionProps } from "./option-picker.tsx";
export { type OptionsBehaviour, useOptions } from "../radio-group/use-options.ts";
