/** Countries that the shop delivers to, in the order of the form's list. */
export const COUNTRIES = ["United States", "United Kingdom", "France", "Australia", "India"] as const;
export type Country = (typeof COUNTRIES)[number];

export const DEFAULT_COUNTRY: Country = "India";

/** Characters from which on postal codes are suggested. */
export const POSTAL_QUERY_MIN = 3;

const list = (names: string): readonly string[] => names.split(",").map((name) => name.trim());

/** States, nations, regions and territories of each country, as in addresses. */
export const STATES: Readonly<Record<Country, readonly string[]>> = {
  "United States": list(`Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware,
    District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine,
    Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire,
    New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island,
    South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin,
    Wyoming`),
  "United Kingdom": list("England, Northern Ireland, Scotland, Wales"),
  France: list(`Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Centre-Val de Loire, Corse, Grand Est,
    Guadeloupe, Guyane, Hauts-de-France, Île-de-France, La Réunion, Martinique, Mayotte, Normandie, Nouvelle-Aquitaine,
    Occitanie, Pays de la Loire, Provence-Alpes-Côte d’Azur`),
  Australia: list(`Australian Capital Territory, New South Wales, Northern Territory, Queensland, South Australia,
    Tasmania, Victoria, Western Australia`),
  India: list(`Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh,
    Dadra and Nagar Haveli and Daman and Diu, Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, Jammu and Kashmir,
    Jharkhand, Karnataka, Kerala, Ladakh, Lakshadweep, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram,
    Nagaland, Odisha, Puducherry, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand,
    West Bengal`),
};

/** Whether a text is the name of a country that the shop delivers to. */
export function isCountry(text: string): text is Country {
  return COUNTRIES.some((country) => country === text);
}

/** The label of the postal code field for a country. */
export function postalLabel(country: Country): string {
  return country === "India" ? "PIN code" : "Postal code";
}
