export { ChatLink, FloatingActions, type ChatLinkProps, type FloatingActionsProps } from "./chat-link.tsx";
