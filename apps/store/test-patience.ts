import { configure } from "@testing-library/react";

// Long enough for a busy machine: what a test waits for either appears, or the code is wrong.
configure({ asyncUtilTimeout: 60_000 });
