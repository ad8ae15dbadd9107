import { create } from 'zustand';

/** −1 not selected, 1 playing, 0 paused. For a text or a document, playing means open. */
export type IsPlaying = -1 | 0 | 1;

export interface Playing {
  lessonId: string | undefined;
  /** Of the selected lesson; every other lesson is −1. */
  isPlaying: IsPlaying;
  /** Seconds into the selected lesson. */
  progress: number;
}

interface PlayingStore extends Playing {
  /** Where somebody wants to be in a lesson, who did not ask the lesson itself: a new object each time. */
  jump: { lessonId: string; second: number } | undefined;
  /** Seconds at which each lesson of this visit was left; choosing another one does not forget them. */
  places: Readonly<Record<string, number>>;
  /** A person chose this lesson in the list. */
  select(lessonId: string): void;
  /** A lesson came on stage without being asked to play: the first one of a visit, or by its address. */
  open(lessonId: string): void;
  /** The stage itself started or stopped. */
  report(isPlaying: 0 | 1): void;
  moveTo(lessonId: string, second: number): void;
  /** The film or recording on stage goes there; a lesson that is opened later begins there. */
  jumpTo(lessonId: string, second: number): void;
  /** The player was left: nothing is selected any more. */
  close(): void;
}

/**
 * Selecting a lesson that is not selected plays it; a playing one pauses; a paused one plays. Whichever is selected, all
 * others are not, and a newly selected one begins at progress 0.
 */
export function selectLesson(playing: Playing, lessonId: string): Playing {
  if (playing.lessonId !== lessonId) return { lessonId, isPlaying: 1, progress: 0 };
  return { ...playing, isPlaying: playing.isPlaying === 1 ? 0 : 1 };
}

export const isPlayingOf = (playing: Pick<Playing, 'lessonId' | 'isPlaying'>, lessonId: string): IsPlaying =>
  playing.lessonId === lessonId ? playing.isPlaying : -1;

const nothing: Playing = { lessonId: undefined, isPlaying: -1, progress: 0 };

export const usePlayingStore = create<PlayingStore>((set) => ({
  ...nothing,
  places: {},
  jump: undefined,
  select: (lessonId) => set((playing) => selectLesson(playing, lessonId)),
  open: (lessonId) =>
    set((playing) => (playing.lessonId === lessonId ? playing : { lessonId, isPlaying: 0, progress: 0 })),
  report: (isPlaying) => set({ isPlaying }),
  moveTo: (lessonId, second) =>
    set((playing) => ({
      places: { ...playing.places, [lessonId]: second },
      ...(playing.lessonId === lessonId && { progress: second }),
    })),
  jumpTo: (lessonId, second) =>
    set(({ places }) => ({ places: { ...places, [lessonId]: second }, jump: { lessonId, second } })),
  close: () => set({ ...nothing, places: {}, jump: undefined }),
}));
