export {
  RegisterForm,
  type RegisterFormLabels,
  type RegisterFormProps,
  type RegisterValues,
} from "./register-form.tsx";
