export { answerCommand, askedForHelp } from "./answer-command.ts";
