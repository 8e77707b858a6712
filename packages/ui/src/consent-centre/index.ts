export {
  ConsentCentre,
  ConsentEntry,
  type ConsentEntryProps,
  ConsentGroup,
  type ConsentGroupProps,
} from "./consent-centre.tsx";
