import { useCallback, useLayoutEffect, useRef } from 'react';
import { usePlace } from '../federation/place.tsx';

/**
 * Whether the person still is where the component was drawn for, for what is asked after a wait. A screen that was left
 * stays mounted while the code of the next one comes, on screen or hidden; an answer that arrives then, or later, must not
 * lead away from there.
 *
 *     const isHere = useIsHere();
 *     const { id } = await api.createPost({ body });
 *     if (isHere()) navigation.navigate(to.communityPost({ id }));
 */
export function useIsHere(): () => boolean {
  const onScreen = useRef(false);
  const { shown, wanted } = usePlace() ?? {};
  // Effects of this kind alone end when a screen is hidden behind the next one's skeleton.
  useLayoutEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return useCallback(() => onScreen.current && wanted?.() === shown, [shown, wanted]);
}
