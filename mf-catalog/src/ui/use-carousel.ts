import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useHeld } from './use-held.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** How long each view stays, where it moves by itself. */
export const INTERVAL_MS = 5_000;

/**
 * A row that is moved by hand, by buttons and by keys. Where it moves by itself, it waits while somebody points at it or has
 * their focus in it, and stops for good once they take hold of it, or say so. Who wants less motion sees none.
 */
export function useCarousel(movesByItself: boolean) {
  const isStill = useReducedMotion();
  const [isWanted, setWanted] = useState(movesByItself);
  const [plugins] = useState(() =>
    movesByItself
      ? [Autoplay({ delay: INTERVAL_MS, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false })]
      : [],
  );
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const [viewport, api] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto', direction }, plugins);
  const isHeld = useHeld(api);
  const isMoving = isWanted && !isStill && !isHeld;

  useEffect(() => {
    const go = () => {
      const autoplay = api?.plugins().autoplay;
      if (isMoving && hasMoreThanOne(api)) autoplay?.play();
      else autoplay?.stop();
    };
    go();
    // It stops whenever the row is measured anew.
    api?.on('reInit', go);
    return () => void api?.off('reInit', go);
  }, [api, isMoving]);
  useEffect(() => {
    const stop = () => setWanted(false);
    api?.on('pointerDown', stop);
    return () => void api?.off('pointerDown', stop);
  }, [api]);

  const subscribe = useCallback(
    (told: () => void) => {
      api?.on('select', told).on('reInit', told);
      return () => void api?.off('select', told).off('reInit', told);
    },
    [api],
  );
  const hasMore = useSyncExternalStore(subscribe, () => hasMoreThanOne(api));
  const canGoBack = useSyncExternalStore(subscribe, () => api?.canScrollPrev() ?? false);
  const canGoOn = useSyncExternalStore(subscribe, () => api?.canScrollNext() ?? false);
  const goBack = useCallback(() => api?.scrollPrev(isStill), [api, isStill]);
  const goOn = useCallback(() => api?.scrollNext(isStill), [api, isStill]);
  useEffect(() => {
    const root = api?.rootNode();
    const turn = (event: KeyboardEvent) => {
      const [back, on] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      if (event.key === back) goBack();
      else if (event.key === on) goOn();
    };
    root?.addEventListener('keydown', turn);
    return () => root?.removeEventListener('keydown', turn);
  }, [api, direction, goBack, goOn]);
  return [
    viewport,
    {
      hasMore,
      canGoBack,
      canGoOn,
      goBack,
      goOn,
      /** Undefined where it never moves by itself. */
      isWanted: movesByItself && !isStill ? isWanted : undefined,
      setWanted,
    },
  ] as const;
}

/** Of one view alone the plug-in that moves it does not even begin. */
const hasMoreThanOne = (api: EmblaCarouselType | undefined): boolean => (api?.scrollSnapList().length ?? 0) > 1;
