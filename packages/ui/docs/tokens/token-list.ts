/** One value of `tokens.json`, with its place in the file. */
export interface NamedToken {
  /** As in the file: `surface.page`. */
  path: string;
  value: unknown;
  description: string;
}

interface Leaf {
  $value: unknown;
  $description?: string;
}

/** The tokens of a group in the order of the file. */
export function tokensOf(group: object, path: readonly string[] = []): NamedToken[] {
  return Object.entries(group).flatMap(([key, node]: [string, unknown]) => {
    if (key.startsWith("$") || typeof node !== "object" || node === null) return [];
    const here = [...path, key];
    if (!("$value" in node)) return tokensOf(node, here);
    const { $value, $description } = node as Leaf;
    return [{ path: here.join("."), value: $value, description: $description ?? "" }];
  });
}
