/** Breadcrumb trail as schema.org data. */
export function breadcrumbData(trail: readonly { name: string; path: string }[], origin: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
