import { STATES } from "./places.ts";

/** A state as on tax documents. The code is the prefix of all GSTINs that are registered there. */
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

/** Union territories without a legislature: their half of the tax is called UTGST. */
const WITHOUT_PARLIAMENT = ["04", "26", "31", "35", "38"];

/** Places of supply for exports, and for Indian addresses outside all states, such as a ship. */
export const ABROAD: TaxState = { code: "96", name: "Outside India" };
export const OTHER_TERRITORY: TaxState = { code: "97", name: "Other Territory" };

/** A state of India by its name in addresses; `undefined` if there is none. */
export function taxState(name: string): TaxState | undefined {
  const wanted = name.trim().toLowerCase();
  const found = STATES.India.find((state) => state.toLowerCase() === wanted);
  const code = found && CODES[found];
  return code ? { code, name: found } : undefined;
}

/** The name of the state's half of the tax. */
export function stateTaxName({ code }: TaxState): "SGST" | "UTGST" {
  return WITHOUT_PARLIAMENT.includes(code) ? "UTGST" : "SGST";
}
