export { Description, DescriptionList, type DescriptionListProps, type DescriptionProps } from "./description-list.tsx";
