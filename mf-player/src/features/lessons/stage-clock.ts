import { usePlayingStore } from './playing-store.ts';

/** Where the lesson on stage is, and the way to another place in it, for what stands beside the stage. */
export const stageClock = {
  useSecond: (lessonId: string): number =>
    usePlayingStore((store) => (store.lessonId === lessonId ? Math.floor(store.progress) : 0)),
  jumpTo: (lessonId: string, second: number): void => usePlayingStore.getState().goTo(lessonId, second),
};
