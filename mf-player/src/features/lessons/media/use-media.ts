import { useCallback, useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { Lesson, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { usePlayingStore } from '../playing-store.ts';
import { useAskedPlace } from '../use-asked-place.ts';
import { usePreferences } from './media-preferences.ts';
import { resumePlace } from './resume-place.ts';
import { rememberSpeed, rememberedSpeed } from './speed-select.tsx';
import { hasLength, useRestoredMedia } from './use-restored-media.ts';
import { useWatching, type Telling } from './use-watching.ts';
import type { Range } from './watched-ranges.ts';

/** What film and recording lessons are given. */
export interface MediaLessonProps extends Telling {
  lesson: Lesson;
  progress: PlayerLesson['progress'];
  isEnrolled: boolean;
  /** The lesson that comes after this one, if one does. */
  next: PlayerLesson | undefined;
  onNext(): void;
  /** The signed address has ended or the line is bad: read the lesson again. */
  onReload(): void;
}

type UseMediaOptions = Omit<MediaLessonProps, 'next' | 'onNext'> & {
  /** Seconds. */
  duration: number;
};

export type Media = ReturnType<typeof useMedia>['media'];

/** One film or recording on stage: where it is, how it sounds, what is told of it, and what one can do with it. */
export function useMedia({ lesson, progress, isEnrolled, duration, onReload, record, sketch }: UseMediaOptions) {
  const film = { duration, watched: progress.watched };
  const [resumedAt] = useState(() => resumePlace(placeOf(lesson.id) ?? progress.position_s, film));
  const [second, setSecond] = useState(resumedAt);
  const [speed, setSpeed] = useState(rememberedSpeed);
  // Known at once: of a new rate the element tells a task later, and its length may come before.
  const wantedSpeed = useRef(speed);
  const [isPlaying, setPlaying] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const [failed, setFailed] = useState(false);
  const [buffered, setBuffered] = useState<Range[]>([]);
  const element = useRef<HTMLMediaElement>(null);
  const restored = useRestoredMedia((media) => {
    media.currentTime = resumePlace(placeOf(lesson.id) ?? resumedAt, film);
    // The default, too: every load falls back to it.
    media.defaultPlaybackRate = media.playbackRate = wantedSpeed.current;
    setFailed(false);
    if (usePlayingStore.getState().isPlaying === 1) playOrWait(media);
  });
  const hold = useCallback(
    (media: HTMLMediaElement | null) => {
      element.current = media;
      return media ? restored(media) : undefined;
    },
    [restored],
  );
  const watching = useWatching(element, { record, sketch });
  useFollowPlaying(element);
  useVolume(element);

  const jump = (to: number) => {
    if (!element.current) return;
    const wanted = Math.max(0, Math.min(to, duration));
    element.current.currentTime = wanted;
    // Before its length is known the element forgets; what is noted here is where it begins then.
    usePlayingStore.getState().moveTo(lesson.id, wanted);
    setSecond(wanted);
  };
  useAskedPlace(lesson.id, jump);
  const media = {
    element,
    second,
    duration,
    resumedAt,
    speed,
    isPlaying,
    /** It has been played to its end, and nothing was done since. */
    isEnded,
    /** It leads on: complete, or nothing is recorded. */
    mayLeadOn: isEnded && (progress.completed || !isEnrolled),
    failed,
    buffered,
    watched: progress.watched,
    jump,
    step: (by: number) => jump((element.current?.currentTime ?? second) + by),
    play: () => element.current && playOrWait(element.current),
    toggle() {
      const media = element.current;
      if (media?.paused) playOrWait(media);
      else media?.pause();
    },
    setSpeed(chosen: number) {
      wantedSpeed.current = chosen;
      if (element.current) element.current.defaultPlaybackRate = element.current.playbackRate = chosen;
    },
    reload() {
      onReload();
      element.current?.load();
    },
    dismissEnd: () => setEnded(false),
  };
  /** For the element itself. */
  const events = {
    onTimeUpdate({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
      if (!hasLength(currentTarget)) return;
      setSecond(currentTarget.currentTime);
      usePlayingStore.getState().moveTo(lesson.id, currentTarget.currentTime);
      watching.tick();
    },
    onRateChange({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
      wantedSpeed.current = currentTarget.playbackRate;
      setSpeed(currentTarget.playbackRate);
      rememberSpeed(currentTarget.playbackRate);
    },
    onProgress: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => setBuffered(rangesOf(currentTarget.buffered)),
    onSeeking() {
      watching.cut();
      setEnded(false);
    },
    onPlay() {
      setEnded(false);
      setPlaying(true);
      usePlayingStore.getState().report(1);
    },
    onPause({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
      // One that makes room for another source is paused by leaving the page.
      if (!currentTarget.isConnected) return;
      setPlaying(false);
      usePlayingStore.getState().report(0);
      watching.flush();
    },
    onEnded() {
      watching.flush();
      setEnded(true);
    },
    onError: () => setFailed(true),
  };
  return { hold, events, media };
}

const placeOf = (lessonId: string): number | undefined => usePlayingStore.getState().places[lessonId];

const rangesOf = (times: TimeRanges): Range[] =>
  Array.from({ length: times.length }, (_, index) => [times.start(index), times.end(index)]);

/** A browser may refuse to play before the person touched the page; then it waits, paused. */
function playOrWait(media: HTMLMediaElement): void {
  media.play().catch(() => usePlayingStore.getState().report(0));
}

/** The lesson list's play and pause reach the media. */
function useFollowPlaying(media: RefObject<HTMLMediaElement | null>): void {
  const isPlaying = usePlayingStore((store) => store.isPlaying);
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    if (isPlaying === 1 && element.paused) playOrWait(element);
    if (isPlaying === 0 && !element.paused) element.pause();
  }, [isPlaying, media]);
}

function useVolume(media: RefObject<HTMLMediaElement | null>): void {
  const volume = usePreferences((store) => store.volume);
  const isMuted = usePreferences((store) => store.isMuted);
  useEffect(() => {
    if (media.current) setSound(media.current, volume, isMuted);
  });
}

function setSound(element: HTMLMediaElement, volume: number, isMuted: boolean): void {
  element.volume = volume;
  element.muted = isMuted;
}
