export { Button, type ButtonProps } from "./button.tsx";
export { button as buttonClass } from "./button.recipe.ts";
