/** What cameras and computers have. The shop looks at the content. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif";
