export { Hero, type FilmSource, type HeroLabels, type HeroProps } from "./hero.tsx";
