export { Radio, type RadioProps } from "./radio.tsx";
export { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";
export { type OptionsBehaviour, type RadioInputProps, useOptions } from "./use-options.ts";
export { useRadio } from "./use-radio.ts";
