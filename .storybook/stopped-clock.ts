import { afterAll } from "vitest";
import { stopClock } from "./frozen.ts";

// The files of a run share a page, and the runner uses the clock to recognise that its setup must run again for the next file.
afterAll(stopClock());
