export {
  ExchangeForm,
  type ExchangeFormLabels,
  type ExchangeFormProps,
  type ExchangeValues,
} from "./exchange-form.tsx";
