/** The most that a photo's file may have, in megabytes and in bytes. */
export const MAX_PHOTO_MB = 30;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1_000_000;
