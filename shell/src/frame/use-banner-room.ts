import { useElementSize } from '@mantine/hooks';
import { useEffect } from 'react';

/** For a banner over the whole page: the frame's header sticks below it, not under it. */
export function useBannerRoom() {
  const { ref, height } = useElementSize<HTMLElement>({ box: 'border-box' });
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--stoa-banner-height', `${height}px`);
    return () => void style.removeProperty('--stoa-banner-height');
  }, [height]);
  return ref;
}
