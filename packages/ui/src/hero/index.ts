export { Hero, type FilmSource, type HeroProps } from "./hero.tsx";
