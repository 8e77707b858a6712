export {
  ProseLink,
  type ProseLinkProps,
  ProsePage,
  type ProsePageLabels,
  type ProsePageProps,
  ProseSection,
  type ProseSectionProps,
} from "./prose.tsx";
