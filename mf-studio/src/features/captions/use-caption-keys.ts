import { useEffect, useRef, type RefObject } from 'react';
import { captionActionOf, type CaptionAction } from './caption-keys.ts';

type Act = (action: CaptionAction, key: string | undefined, place: number) => void;

/** The keys of the editor, wherever the focus is within it. @returns what they are heard in */
export function useCaptionKeys(act: Act): RefObject<HTMLDivElement | null> {
  const desk = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.isComposing || !(target instanceof Element)) return;
      const action = captionActionOf(event);
      if (!action) return;
      event.preventDefault();
      const key = target.closest<HTMLElement>('[data-cue]')?.dataset['cue'];
      latest.current(action, key, target instanceof HTMLTextAreaElement ? target.selectionStart : 0);
    };
    const { current } = desk;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, []);
  return desk;
}
