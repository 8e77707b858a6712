import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { PicturesFile } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { RecordChange } from "../record-change.ts";
import { writeFileDurably } from "../write-file-durably.ts";
import { JOURNAL_KEY } from "./journal.service.ts";
import { readStory } from "./stories.ts";

export interface Stories {
  /**
   * Writes a story into the journal's directory, and has every process show it. `text` is its Markdown. Resolves with whether anything changed. Refuses with 422 a story with a mistake, and with 409 where the label has no directory of its own.
   */
  publish(id: string, text: string, record: RecordChange): Promise<boolean>;
}

interface StoriesDependencies {
  db: Db;
  /** Null: the stories are those of the demo. */
  directory: string | null;
  pictures: PicturesFile["pictures"];
}

export function createStories({ db, directory, pictures }: StoriesDependencies): Stories {
  return {
    async publish(id, text, record) {
      if (directory === null)
        throw new Refusal(
          409,
          "JOURNAL_DIR is not set, so the stories are those of the demo. Set it to a directory of your own.",
        );
      const story = read(id, text, pictures);
      const target = join(directory, `${id}.md`);
      const before = await readFile(target, "utf8").catch(nullIfMissing);
      if (before === text) return false;
      await transaction(db, async (tx) => {
        await sql`select announce(array[${JOURNAL_KEY}])`.execute(tx);
        await record(tx, {
          subject: `story ${id}`,
          before: before === null ? null : { title: titleOf(id, before, pictures), characters: before.length },
          after: { title: story.title, characters: text.length },
        });
        // Before the commit, which announces it.
        await writeFileDurably(target, text);
      });
      return true;
    },
  };
}

function read(id: string, text: string, pictures: PicturesFile["pictures"]) {
  try {
    return readStory(id, text, pictures);
  } catch (error) {
    throw new Refusal(422, `The story ${id} cannot be published: ${(error as Error).message}`);
  }
}

/** Null if the published file has a mistake, which the new one corrects. */
function titleOf(id: string, text: string, pictures: PicturesFile["pictures"]): string | null {
  try {
    return readStory(id, text, pictures).title;
  } catch {
    return null;
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
