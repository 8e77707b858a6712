const LISTED_PLACES = 3;

/** Merges lines that differ only in their first part, the place: "row 2, row 5, row 8 and 197 more, HSN: is missing". */
export function mergedLines(lines: readonly string[]): string[] {
  const textOf = (line: string) => line.slice(placeOf(line).length);
  return [...Map.groupBy(lines, textOf)].flatMap(([text, alike]) => {
    const rest = alike.length - LISTED_PLACES;
    if (rest < 2) return alike;
    return `${alike.slice(0, LISTED_PLACES).map(placeOf).join(", ")} and ${rest} more${text}`;
  });
}

const placeOf = (line: string) => /^(?:row \d+|[a-z]+ "[^"]*")(?=[,:])/.exec(line)?.[0] ?? "";
