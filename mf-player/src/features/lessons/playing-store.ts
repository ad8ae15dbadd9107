import { create } from 'zustand';

/** −1 not selected, 1 playing, 0 paused. For a text or a document, playing means open. */
export type IsPlaying = -1 | 0 | 1;

export interface Playing {
  lessonId: string | undefined;
  /** Of the selected lesson; every other lesson is −1. */
  isPlaying: IsPlaying;
  /** Seconds into the selected lesson; of a document the page that is open. */
  progress: number;
}

interface PlayingStore extends Playing {
  /** Seconds, or pages, at which each lesson of this visit was left; choosing another one does not forget them. */
  places: Readonly<Record<string, number>>;
  /** Where somebody asked to go in a lesson, until its stage has gone there. */
  asked: { lessonId: string; place: number } | undefined;
  /** Films have the page to themselves: kept while the next one is fetched, so that nothing flickers between two. */
  isWide: boolean;
  /** Sets a bookmark at this second of the lesson on stage; undefined where nobody can keep one. */
  bookmark: ((second: number) => void) | undefined;
  /** A person chose this lesson in the list. */
  select(lessonId: string): void;
  /** A lesson came on stage without being asked to play: the first one of a visit, or by its address. */
  open(lessonId: string): void;
  /** The stage itself started or stopped. */
  report(isPlaying: 0 | 1): void;
  moveTo(lessonId: string, place: number): void;
  goTo(lessonId: string, place: number): void;
  arrive(): void;
  widen(isWide: boolean): void;
  offerBookmark(bookmark: PlayingStore['bookmark']): void;
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
  asked: undefined,
  isWide: false,
  bookmark: undefined,
  select: (lessonId) => set((playing) => selectLesson(playing, lessonId)),
  open: (lessonId) =>
    set((playing) => (playing.lessonId === lessonId ? playing : { lessonId, isPlaying: 0, progress: 0 })),
  report: (isPlaying) => set({ isPlaying }),
  moveTo: (lessonId, place) => set((playing) => movedTo(playing, lessonId, place)),
  goTo: (lessonId, place) => set((playing) => ({ ...movedTo(playing, lessonId, place), asked: { lessonId, place } })),
  arrive: () => set({ asked: undefined }),
  widen: (isWide) => set({ isWide }),
  offerBookmark: (bookmark) => set({ bookmark }),
  close: () => set({ ...nothing, places: {}, asked: undefined }),
}));

const movedTo = ({ places, ...playing }: PlayingStore, lessonId: string, place: number) => ({
  places: { ...places, [lessonId]: place },
  ...(playing.lessonId === lessonId && { progress: place }),
});
