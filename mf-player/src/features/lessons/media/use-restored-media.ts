import { useCallback, useEffect, useRef } from 'react';
import { letGoOfVideo } from '@stoa/shared/ui/let-go-of-video.ts';

/**
 * A ref callback for a film or a recording. `restore` is called as soon as the length is known: after mounting, and again
 * after every load. From the cache that is before the element stands in the page, when React passes no event of it on:
 * hence the listener of our own and the look at `readyState`.
 */
export function useRestoredMedia(restore: (media: HTMLMediaElement) => void) {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  // The same function in every render: another one would let go of the media, and so of its captions, each time.
  return useCallback((element: HTMLMediaElement) => {
    const onLength = () => latest.current(element);
    element.addEventListener('loadedmetadata', onLength);
    if (hasLength(element)) onLength();
    const letGo = letGoOfVideo(element);
    return () => {
      element.removeEventListener('loadedmetadata', onLength);
      letGo();
    };
  }, []);
}

/** Before that a film stands at 0 whatever was asked of it. */
export const hasLength = (media: HTMLMediaElement): boolean => media.readyState >= HTMLMediaElement.HAVE_METADATA;
