import type { ColumnsOf } from "./columns.ts";

/** A photo that was given to the shop, with the text that describes it: what a picture is made from. */
export interface PictureUploadTable {
  /** Key of the picture that is made from it. */
  key: string;
  /** Name of the photo's file in the media store. */
  photo: string;
  alt: string;
  /** Why no picture can be made from it. */
  failure: string | null;
  uploaded_at: Date;
  /** Since when no product shows it or waits for it, as far as the last look found. */
  unused_since: Date | null;
}

export interface MediaTables {
  picture_uploads: PictureUploadTable;
}

export const mediaColumns: ColumnsOf<MediaTables> = {
  picture_uploads: {
    key: "text",
    photo: "text",
    alt: "text",
    failure: "text?",
    uploaded_at: "timestamptz",
    unused_since: "timestamptz?",
  },
};
