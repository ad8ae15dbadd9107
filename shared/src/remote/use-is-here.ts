import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the component still is on screen, for what is asked after a wait. A screen that was left is hidden, but still
 * mounted, while the code of the next one comes; an answer that arrives then, or later, must not lead away from there.
 *
 *     const isHere = useIsHere();
 *     const { id } = await api.createPost({ body });
 *     if (isHere()) navigation.navigate(to.communityPost({ id }));
 */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  // Effects of this kind alone end when a screen is hidden behind the next one's skeleton.
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
