export { Gallery as default } from "@selvedge/ui/gallery";
