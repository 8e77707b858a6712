export { ShareSheet, type ShareSheetLabels, type ShareSheetProps } from "./share-sheet.tsx";
