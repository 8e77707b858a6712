export { Option, OptionPicker, type OptionPickerProps, type OptionProps } from "./option-picker.tsx";
