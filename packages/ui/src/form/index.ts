export { type ErrorsByField, Form, type FormProps, type ReadyFormProps } from "./form.tsx";
export type { FormFieldState } from "../field/form-field-context.ts";
export {
  FormControl,
  type FormControlProps,
  FormError,
  type FormErrorProps,
  SubmitButton,
  type SubmitButtonProps,
} from "./form-parts.tsx";
