export {
  TrackOrderForm,
  type TrackOrderFormLabels,
  type TrackOrderFormProps,
  type TrackOrderValues,
} from "./track-order-form.tsx";
