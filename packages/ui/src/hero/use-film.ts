"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { lineMegabits } from "../lib/line-speed.ts";
import { useAutoplay } from "../lib/use-autoplay.ts";

/** On a slower line a film stutters, and whatever the visitor asks for next waits behind it. */
const FILM_MEGABITS = 3;

/** Calls back when the page has loaded and has nothing else to do. Returns how to stop waiting. */
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

/** iPhones and iPads, which also call themselves Macs, do not fetch a film that was told to wait until `load()`. */
const isAppleTouchDevice = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Plays a background film when the page has settled, on a line that has shown to be fast enough; holds it as `useAutoplay`
 * says, and gives up quietly where the browser refuses to play. `started` turns true with its first picture.
 */
export function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const [isTooMuch, setTooMuch] = useState(false);
  const { playing, wanted, setWanted, watch } = useAutoplay({ isTooMuch, startsAtOnce: true });
  const [settled, setSettled] = useState(false);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const settle = () => {
      setTooMuch((lineMegabits() ?? Infinity) < FILM_MEGABITS);
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
