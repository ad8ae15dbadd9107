import { useEffect, useState, type RefObject } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useMediaText } from '../../../messages/media.ts';
import { usePreferences } from '../media/media-preferences.ts';
import type { Media } from '../media/use-media.ts';
import { useMediaActs } from '../media/use-media-acts.ts';
import { useMediaKeys, type Acts } from '../media/use-media-keys.ts';
import { usePlayingStore } from '../playing-store.ts';
import { useBeside } from './use-beside.ts';
import { useFullScreen } from './use-full-screen.ts';

/** Few films say how many pictures a second have; most have about so many. */
const FRAME_S = 1 / 30;

export type FilmControls = ReturnType<typeof useFilmControls>;

interface UseFilmControlsOptions {
  media: Media;
  box: RefObject<HTMLElement | null>;
  /** Of the film. */
  address: string;
  hasCaptions: boolean;
  onNext: (() => void) | undefined;
}

/** What a film has beyond a recording, by button and by key; `said` tells what a key did. */
export function useFilmControls({ media, box, address, hasCaptions, onNext }: UseFilmControlsOptions) {
  const t = useMediaText();
  const format = useFormat();
  const { showsCaptions, isWide, prefer } = usePreferences();
  const [panel, setPanel] = useState<'settings' | 'keys'>();
  const [said, setSaid] = useState('');
  const full = useFullScreen(box);
  const beside = useBeside(media.element, address);

  const toggleCaptions = () => {
    prefer({ showsCaptions: !showsCaptions });
    setSaid(t(showsCaptions ? 'said.captionsOff' : 'said.captionsOn'));
  };
  const toggleWide = () => {
    prefer({ isWide: !isWide });
    setSaid(t(isWide ? 'said.narrow' : 'said.wide'));
  };
  useEffect(() => usePlayingStore.getState().widen(isWide), [isWide]);
  const whenPaused = (by: number) => () => !media.isPlaying && media.step(by);
  const acts: Acts = {
    ...useMediaActs({ media, onSaid: setSaid, format, onNext, onSheet: () => setPanel('keys') }),
    ...(hasCaptions && { captions: toggleCaptions }),
    full: full.toggle,
    wide: toggleWide,
    ...(beside.isOffered && { picture: beside.toggle }),
    frameBack: whenPaused(-FRAME_S),
    frameForward: whenPaused(FRAME_S),
  };
  useMediaKeys(box, acts);
  return {
    acts,
    said,
    panel,
    full,
    beside,
    isWide,
    showsCaptions,
    toggleCaptions,
    toggleWide,
    toggleSettings: () => setPanel(panel === 'settings' ? undefined : 'settings'),
    showKeys: () => setPanel('keys'),
    closePanel: () => setPanel(undefined),
  };
}
