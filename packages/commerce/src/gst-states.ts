import { STATES } from "./places.ts";

/** A state as tax papers name it: its code is the beginning of each GSTIN that was given there. */
export interface TaxState {
  code: string;
  name: string;
}

const CODES: Readonly<Record<string, string>> = {
  "Jammu and Kashmir": "01",
  "Himachal Pradesh": "02",
  Punjab: "03",
  Chandigarh: "04",
  Uttarakhand: "05",
  Haryana: "06",
  Delhi: "07",
  Rajasthan: "08",
  "Uttar Pradesh": "09",
  Bihar: "10",
  Sikkim: "11",
  "Arunachal Pradesh": "12",
  Nagaland: "13",
  Manipur: "14",
  Mizoram: "15",
  Tripura: "16",
  Meghalaya: "17",
  Assam: "18",
  "West Bengal": "19",
  Jharkhand: "20",
  Odisha: "21",
  Chhattisgarh: "22",
  "Madhya Pradesh": "23",
  Gujarat: "24",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Maharashtra: "27",
  Karnataka: "29",
  Goa: "30",
  Lakshadweep: "31",
  Kerala: "32",
  "Tamil Nadu": "33",
  Puducherry: "34",
  "Andaman and Nicobar Islands": "35",
  Telangana: "36",
  "Andhra Pradesh": "37",
  Ladakh: "38",
};

/** Union territories without a parliament of their own: their half of the tax has another name. */
const WITHOUT_PARLIAMENT = ["04", "26", "31", "35", "38"];

/** Where what leaves India is supplied, and what goes to an address of India in no state, such as a ship. */
export const ABROAD: TaxState = { code: "96", name: "Outside India" };
export const OTHER_TERRITORY: TaxState = { code: "97", name: "Other Territory" };

/** A state of India by the name that an address has for it; `undefined` if it is none. */
export function taxState(name: string): TaxState | undefined {
  const wanted = name.trim().toLowerCase();
  const found = STATES.India.find((state) => state.toLowerCase() === wanted);
  const code = found && CODES[found];
  return code ? { code, name: found } : undefined;
}

/** What the state's half of the tax is called. */
export function stateTaxName({ code }: TaxState): "SGST" | "UTGST" {
  return WITHOUT_PARLIAMENT.includes(code) ? "UTGST" : "SGST";
}
