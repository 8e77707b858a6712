export {
  ConsentCentre,
  type ConsentCentreProps,
  ConsentEntry,
  type ConsentEntryProps,
  ConsentGroup,
  type ConsentGroupProps,
} from "./consent-centre.tsx";
