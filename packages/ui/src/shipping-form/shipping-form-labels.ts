/** All texts of the form. */
export interface ShippingFormLabels {
  /** Heading of the contact section. */
  contact: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Help text: what is sent to the email address. */
  emailHelp: string;
  phone: string;
  /** Help text: what the phone number is used for. */
  phoneHelp: string;
  /** Heading of the address section. */
  delivery: string;
  country: string;
  postalCode: string;
  city: string;
  state: string;
  /** Placeholder option of the list of states. */
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
