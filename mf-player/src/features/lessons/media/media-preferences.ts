import { create } from 'zustand';
import type { Quality } from './qualities.ts';
import { savesData } from './saves-data.ts';

const KEY = 'stoa.player.preferences';

export const captionSizes = ['small', 'normal', 'large', 'largest'] as const;
export const captionLooks = ['box', 'shade', 'yellow', 'paper'] as const;
export const captionPlaces = ['bottom', 'top'] as const;

/** What one chose once, for every film and recording in this browser. */
export interface Preferences {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Label of the captions to draw; empty draws the first there are. */
  captions: string;
  showsCaptions: boolean;
  /** Of films; who saves data begins with the smallest. */
  quality: Quality;
  captionSize: (typeof captionSizes)[number];
  captionLook: (typeof captionLooks)[number];
  captionPlace: (typeof captionPlaces)[number];
  /** At the end the next lesson comes by itself. */
  goesOn: boolean;
  /** Keys that are single letters. */
  hasKeys: boolean;
  isWide: boolean;
  /** It pauses while one writes a note. */
  pausesForNotes: boolean;
}

const start: Preferences = {
  volume: 1,
  quality: savesData() ? 'saver' : 'auto',
  isMuted: false,
  captions: '',
  showsCaptions: true,
  captionSize: 'normal',
  captionLook: 'box',
  captionPlace: 'bottom',
  goesOn: true,
  hasKeys: true,
  isWide: false,
  pausesForNotes: true,
};

const oneOf = <T>(offered: readonly T[], kept: unknown, otherwise: T): T =>
  offered.find((one) => one === kept) ?? otherwise;

const isQuality = (kept: unknown): kept is Quality =>
  kept === 'auto' || kept === 'saver' || (typeof kept === 'number' && kept > 0);

const isSwitch = (kept: unknown): kept is boolean => typeof kept === 'boolean';

/** Of what a browser kept the parts that still mean something; another version may have written it. */
export function preferencesFrom(text: string | null): Preferences {
  const kept = objectIn(text);
  const on = (name: 'isMuted' | 'showsCaptions' | 'goesOn' | 'hasKeys' | 'isWide' | 'pausesForNotes'): boolean => {
    const value = kept[name];
    return isSwitch(value) ? value : start[name];
  };
  return {
    volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : start.volume,
    captions: typeof kept.captions === 'string' ? kept.captions : start.captions,
    quality: isQuality(kept.quality) ? kept.quality : start.quality,
    captionSize: oneOf(captionSizes, kept.captionSize, start.captionSize),
    captionLook: oneOf(captionLooks, kept.captionLook, start.captionLook),
    captionPlace: oneOf(captionPlaces, kept.captionPlace, start.captionPlace),
    isMuted: on('isMuted'),
    showsCaptions: on('showsCaptions'),
    goesOn: on('goesOn'),
    hasKeys: on('hasKeys'),
    isWide: on('isWide'),
    pausesForNotes: on('pausesForNotes'),
  };
}

function objectIn(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

interface PreferencesStore extends Preferences {
  prefer(chosen: Partial<Preferences>): void;
}

export const usePreferences = create<PreferencesStore>((set, get) => ({
  ...preferencesFrom(read()),
  prefer(chosen) {
    set(chosen);
    try {
      localStorage.setItem(KEY, JSON.stringify(get()));
    } catch {
      // A browser that keeps nothing for this site: it holds as long as the page.
    }
  },
}));

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
