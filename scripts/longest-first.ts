import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/**
 * Starts with these files in this order and continues in Vitest's order. If a file of two minutes started last, the other
 * workers would be idle while it runs. In a fresh clone Vitest knows no durations and sorts by file size.
 */
export const longestFirst = (...files: string[]) =>
  class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => {
        const index = files.findIndex((file) => moduleId.endsWith(`/${file}`));
        return index === -1 ? files.length : index;
      };
      const sorted = await super.sort(specifications);
      return sorted.toSorted((one, other) => place(one) - place(other));
    }
  };
