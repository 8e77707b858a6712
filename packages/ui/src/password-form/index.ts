export { type NewPassword, PasswordForm, type PasswordFormLabels, type PasswordFormProps } from "./password-form.tsx";
