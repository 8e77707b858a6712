import chromium from "@sparticuz/chromium";

// Run as a process of its own by scripts/chromium.ts: the package unpacks into the folder that TMPDIR names.
await chromium.executablePath();
