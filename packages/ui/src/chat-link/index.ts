export {
  ChatLink,
  type ChatLinkLabels,
  type ChatLinkProps,
  FloatingActions,
  type FloatingActionsProps,
} from "./chat-link.tsx";
