declare module "virtual:piece-facts" {
  /** By title of the stories: "Forms/Button". */
  const facts: Record<string, import("./piece-facts.ts").PieceFacts>;
  export default facts;
}
