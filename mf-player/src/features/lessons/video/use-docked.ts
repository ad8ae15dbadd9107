import { useEffect, useState, type RefObject } from 'react';

/** As wide as the player's two columns. */
const DESKTOP = '(min-width: 62em)';

/** A film that plays and was scrolled out of sight goes to a corner, unless it was sent away since. */
export function useDocked(stage: RefObject<HTMLElement | null>, isPlaying: boolean) {
  const [isOut, setOut] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [hasPlayed, setPlayed] = useState(false);
  if (isPlaying && !hasPlayed) setPlayed(true);
  useEffect(() => {
    if (!stage.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isGone = entry !== undefined && !entry.isIntersecting && window.matchMedia(DESKTOP).matches;
        setOut(isGone);
        if (!isGone) setDismissed(false);
      },
      { threshold: 0.25 },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return { isDocked: isOut && hasPlayed && !isDismissed, dismiss: () => setDismissed(true) };
}
