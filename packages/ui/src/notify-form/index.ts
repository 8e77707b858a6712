export { NotifyForm, type NotifyFormLabels, type NotifyFormProps, type NotifyValues } from "./notify-form.tsx";
