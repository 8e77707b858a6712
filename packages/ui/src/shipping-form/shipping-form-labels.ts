/** Every word of the form. */
export interface ShippingFormLabels {
  /** Title of who orders. */
  contact: string;
  firstName: string;
  lastName: string;
  email: string;
  /** What comes to the email. */
  emailHelp: string;
  phone: string;
  /** What the phone is for. */
  phoneHelp: string;
  /** Title of where it goes. */
  delivery: string;
  country: string;
  postalCode: string;
  city: string;
  state: string;
  /** Stands in the list of states until one is chosen. */
  noState: string;
  address: string;
}

export const english: ShippingFormLabels = {
  contact: "Contact",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  emailHelp: "We send the order here.",
  phone: "Phone",
  phoneHelp: "For the courier, on the day of delivery.",
  delivery: "Delivery address",
  country: "Country",
  postalCode: "Postal code",
  city: "City",
  state: "State",
  noState: "Choose a state",
  address: "Address",
};
