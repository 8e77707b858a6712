import { configure } from "@testing-library/react";

// Long enough for a busy machine: whatever a test waits for either arrives or is a failure.
configure({ asyncUtilTimeout: 60_000 });
