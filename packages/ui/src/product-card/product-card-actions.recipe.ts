import { cva } from "class-variance-authority";

export const actions = cva(
  "sv:absolute sv:inset-x-0 sv:bottom-0 sv:z-1 sv:hidden sv:bg-chip sv:[&_:focus-visible]:-outline-offset-4 sv:transition-transform sv:duration-base sv:ease-enter sv:hoverable:flex sv:hoverable:translate-y-[101%] sv:hoverable:group-focus-within/card:translate-y-0 sv:hoverable:group-hover/card:translate-y-0",
);
