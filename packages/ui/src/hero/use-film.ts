"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { lineMegabits } from "../lib/line-speed.ts";
import { useAutoplay } from "../lib/use-autoplay.ts";

/** On a slower connection the film would stutter and delay the visitor's next requests. */
const FILM_MEGABITS = 3;

/** Calls back when the page has loaded and is idle. Returns the function that cancels it. */
function whenIdle(onIdle: () => void): () => void {
  let idle = 0;
  const wait = () => {
    // Safari has no idle callbacks.
    idle = window.requestIdleCallback
      ? window.requestIdleCallback(onIdle, { timeout: 2000 })
      : window.setTimeout(onIdle, 200);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait);
  return () => {
    window.removeEventListener("load", wait);
    if (window.cancelIdleCallback) window.cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}

/** iPhones and iPads (which also report themselves as Macs) load a film with `preload="none"` only after `load()`. */
const isAppleTouchDevice = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Plays a background film when the page is idle, on a connection that has proved fast enough, paused and resumed by
 * `useAutoplay`. It stops without an error if the browser refuses to play. `started` becomes true with the first frame.
 */
export function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const [preventsStart, setPreventsStart] = useState(false);
  const { playing, wanted, setWanted, watch } = useAutoplay({ preventsStart, startsAtOnce: true });
  const [settled, setSettled] = useState(false);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const settle = () => {
      setPreventsStart((lineMegabits() ?? Infinity) < FILM_MEGABITS);
      setSettled(true);
    };
    return whenIdle(settle);
  }, []);

  useEffect(() => {
    const video = film.current;
    if (!video || !settled) return;
    if (!playing) {
      video.pause();
      return;
    }
    if (video.networkState === HTMLMediaElement.NETWORK_IDLE && video.readyState === 0 && isAppleTouchDevice())
      video.load();
    video.play().catch((refusal: DOMException) => {
      if (refusal.name !== "AbortError") setWanted(false);
    });
  }, [playing, settled, setWanted]);

  const onPlaying = useCallback(() => setStarted(true), []);
  return { film, watch, wanted, setWanted, started, onPlaying };
}
