import type { StoryPreview } from "@selvedge/commerce/wire/owner-journal";
import type { Picture as StoryPicture } from "@selvedge/commerce/wire/primitives";
import { Article } from "@selvedge/ui/article";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { Picture } from "@selvedge/ui/picture";
import { StoryBlocks } from "./story-blocks.tsx";
import { storyDay } from "./story-day.ts";

interface PreviewDialogProps {
  /** What the shop has made of the texts. */
  preview: StoryPreview | undefined;
  /** What the page shows above the text. */
  picture: StoryPicture | null;
  isOpen: boolean;
  onClose: () => void;
}

/** A story as its page would show it, without its products. */
export const PreviewDialog = ({ preview, picture, isOpen, onClose }: PreviewDialogProps) => (
  <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <DialogContent title="Preview" size="lg" initialFocus="title">
      <DialogBody className="sv:overflow-x-clip">
        {preview && (
          <Article
            title={preview.title}
            level={2}
            description={preview.standfirst}
            byline={bylineOf(preview)}
            picture={<Picture source={picture} sizes="96vw" priority="eager" className="sv:size-full" />}
            className="sv:pt-4"
          >
            <StoryBlocks blocks={preview.body} />
          </Article>
        )}
      </DialogBody>
    </DialogContent>
  </Dialog>
);

/** Author, day and time to read it. A draft may have no author. */
const bylineOf = ({ author, date, minutes }: StoryPreview) =>
  `${author === "" ? "" : `${author} · `}${storyDay(date)} · ${minutes} min`;
