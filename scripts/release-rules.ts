/** Input of a release of @selvedge/ui. */
export interface Release {
  manifest: { version: string; repository?: unknown };
  changelog: string;
  /** Changesets that are not part of a version yet. */
  pending: string[];
  /** Output of `git status --porcelain`. */
  changed: string;
  /** Tags of earlier releases. */
  tags: string[];
}

/** Reasons against a release, each with what to do; empty if it may go out. */
export function objections({ manifest, changelog, pending, changed, tags }: Release): string[] {
  const { version, repository } = manifest;
  return [
    changed && "There are changes that are not committed: the tarball would come from no commit.",
    pending.length > 0 && `${pending.join(", ")} wait in .changeset: run npx changeset version.`,
    !changelog.includes(`\n## ${version}\n`) && `CHANGELOG.md has no entry for ${version}.`,
    tags.includes(`@selvedge/ui@${version}`) && `${version} is tagged, hence published: add a changeset.`,
    !repository && "package.json names no repository: provenance needs the one that the workflow runs in.",
  ].filter((objection) => typeof objection === "string" && objection !== "") as string[];
}
