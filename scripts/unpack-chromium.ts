import chromium from "@sparticuz/chromium";

// Run in a separate process by scripts/chromium.ts: the package unpacks into the folder set by TMPDIR.
await chromium.executablePath();
