import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** A mouse points at the row, or it has the focus. */
export function useHeld(api: EmblaCarouselType | undefined): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (api === undefined) return undefined;
    const root = api.rootNode();
    const listeners = {
      // A finger leaves no pointer behind that could leave.
      pointerenter: (event: Event) => setPointed((event as PointerEvent).pointerType === 'mouse'),
      pointerleave: () => setPointed(false),
      focusin: () => setFocused(true),
      focusout: (event: Event) => setFocused(root.contains((event as FocusEvent).relatedTarget as Node | null)),
    };
    const each = Object.entries(listeners);
    for (const [type, listener] of each) root.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of each) root.removeEventListener(type, listener);
    };
  }, [api]);
  return isPointed || isFocused;
}
