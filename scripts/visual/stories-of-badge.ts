import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileOfCommand } from "../commands.ts";

const root = join(import.meta.dirname, "../..");

interface Report {
  testResults: { assertionResults: Story[] }[];
}

export interface Story {
  title: string;
  status: string;
  failureMessages: string[];
}

export interface Run {
  stories: Story[];
  /** Console output of the run. */
  said: string;
}

/** Compares the badge's stories, rendered with `config`, with their pictures. Findings are written into `folder`. */
export function storiesOfBadge(config: string, folder: string): Run {
  const report = join(folder, "report.json");
  const words = [
    ...["run", "--config", config, "--project", "light-desktop"],
    ...["--reporter=json", `--outputFile=${report}`, "packages/ui/src/badge/"],
  ];
  const env = {
    ...process.env,
    STORY_PICTURES: "compare",
    PICTURES_FOUND: join(folder, "found"),
  };
  // Failing stories are the expected result here.
  const { stdout } = spawnSync(process.execPath, [fileOfCommand("vitest"), ...words], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return { stories: testResults.flatMap(({ assertionResults }) => assertionResults), said: stdout };
}
