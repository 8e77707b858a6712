export { ProsePage, type ProsePageProps, ProseSection, type ProseSectionProps } from "./prose.tsx";
