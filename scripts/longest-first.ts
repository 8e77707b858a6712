import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/**
 * Begins with these files, in this order, and goes on as Vitest would: a file of two minutes that begins last is waited for by
 * a machine with nothing else to do. In a fresh clone Vitest knows no times, and begins with what has most letters.
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
