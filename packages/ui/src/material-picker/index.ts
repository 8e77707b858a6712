export { Material, MaterialPicker, type MaterialPickerProps, type MaterialProps } from "./material-picker.tsx";
