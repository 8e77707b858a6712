export { Carousel, type CarouselLabels, type CarouselProps } from "./carousel.tsx";
export { type CarouselBehaviour, useCarousel } from "./use-carousel.ts";
