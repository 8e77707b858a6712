export { Option, type OptionLabels, OptionPicker, type OptionPickerProps, type OptionProps } from "./option-picker.tsx";
