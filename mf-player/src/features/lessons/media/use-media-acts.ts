import type { Format } from '@stoa/shared/i18n/create-format.ts';
import { useMediaText } from '../../../messages/media.ts';
import { usePlayingStore } from '../playing-store.ts';
import { usePreferences } from './media-preferences.ts';
import { nextSpeed } from './speed-select.tsx';
import type { Media } from './use-media.ts';
import type { Acts } from './use-media-keys.ts';

const VOLUME_STEP = 0.05;

interface UseMediaActsOptions {
  media: Media;
  format: Format;
  onSaid(words: string): void;
  onNext: (() => void) | undefined;
  onSheet(): void;
}

/** What keys do with a film and with a recording alike. */
export function useMediaActs({ media, format, onSaid, onNext, onSheet }: UseMediaActsOptions): Acts {
  const t = useMediaText();
  const { volume, isMuted, prefer } = usePreferences();
  const bookmark = usePlayingStore((store) => store.bookmark);
  const turn = (by: number) => {
    const wanted = Math.min(1, Math.max(0, Math.round((volume + by) * 100) / 100));
    prefer({ volume: wanted, isMuted: false });
    onSaid(t('said.volume', { volume: format.percent(Math.round(wanted * 100)) }));
  };
  const change = (direction: 1 | -1) => {
    const speed = nextSpeed(media.speed, direction);
    media.setSpeed(speed);
    onSaid(t('said.speed', { speed: format.number(speed) }));
  };
  return {
    toggle: media.toggle,
    back10: () => media.step(-10),
    forward10: () => media.step(10),
    back5: () => media.step(-5),
    forward5: () => media.step(5),
    louder: () => turn(VOLUME_STEP),
    softer: () => turn(-VOLUME_STEP),
    mute() {
      prefer({ isMuted: !isMuted });
      onSaid(t(isMuted ? 'said.sound' : 'said.muted'));
    },
    ...(bookmark && { bookmark: () => bookmark(media.second) }),
    slower: () => change(-1),
    faster: () => change(1),
    tenth: (tenth) => media.jump((media.duration * tenth) / 10),
    start: () => media.jump(0),
    end: () => media.jump(media.duration),
    ...(onNext && { next: onNext }),
    sheet: onSheet,
  };
}
