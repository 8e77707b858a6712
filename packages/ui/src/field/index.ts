export { Field, type FieldLabels, type FieldProps } from "./field.tsx";
export { FieldContext, type FieldState, useFieldControl } from "./field-context.ts";
export { FieldError, type FieldErrorProps } from "./field-error.tsx";
export { controlBox as controlClass } from "./field.recipe.ts";
