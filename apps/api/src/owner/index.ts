export { answerCommand, answerWithoutShop } from "./answer-command.ts";
