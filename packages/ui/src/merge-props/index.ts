export { type MoreElementProps, type MoreProps, mergeProps } from "../lib/merge-props.ts";
export { mergeRefs } from "../lib/merge-refs.ts";
