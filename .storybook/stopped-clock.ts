import { afterAll } from "vitest";
import { stopClock } from "./frozen.ts";

// The files of a run share a page, and the runner tells by the clock that what sets one up is to be begun anew for the next.
afterAll(stopClock());
