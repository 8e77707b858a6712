const screen = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Screen sizes at which the design changes. The narrowest is also a desktop at 400 % zoom. */
export const viewports = {
  narrow: screen("Narrow", 320, 568),
  mobile: screen("Mobile", 390, 844),
  tablet: screen("Tablet", 768, 1024),
  laptop: screen("Laptop", 1024, 768),
  desktop: screen("Desktop", 1440, 900),
};
