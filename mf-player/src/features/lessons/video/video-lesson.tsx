import { IconRewindBackward10, IconRewindForward10 } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Lesson, LessonContent, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { Alert, Button } from '@stoa/shared/kit';
import { useVideoText } from '../../../messages/video.ts';
import { usePlayingStore } from '../playing-store.ts';
import { Chapters } from './chapters.tsx';
import { resumePlace } from './resume-place.ts';
import { SpeedSelect, rememberSpeed, rememberedSpeed } from './speed-select.tsx';
import { Transcript } from './transcript.tsx';
import { hasLength, useRestoredVideo } from './use-restored-video.ts';
import { useWatching, type Telling } from './use-watching.ts';
import { WatchedParts } from './watched-parts.tsx';
import classes from './video-lesson.module.css';

/** A film or a recording: what is played, and what is said in it. */
export type PlayedContent = Extract<LessonContent, { kind: 'video' | 'audio' }>;

/** How far from where it went on a video still says so. */
const NOTE_S = 5;

interface VideoLessonProps extends Telling {
  lesson: Lesson;
  content: PlayedContent;
  progress: PlayerLesson['progress'];
  isEnrolled: boolean;
  /** The signed address has ended or the line is bad: read the lesson again. */
  onReload(): void;
  onEnded(): void;
}

/** The browser's own controls (captions, full screen, picture in picture) and what they lack: speed, steps, chapters, transcript. */
export function VideoLesson({ lesson, content, progress, isEnrolled, ...on }: VideoLessonProps) {
  const t = useVideoText();
  const [captions, ...otherCaptions] = content.captions;
  const film = { duration: content.duration_s, watched: progress.watched };
  const [resumedAt] = useState(() => resumePlace(placeOf(lesson.id) ?? progress.position_s, film));
  const [second, setSecond] = useState(resumedAt);
  const [speed, setSpeed] = useState(rememberedSpeed);
  // Known at once: of a new rate the video tells a task later, and its length may come before.
  const wantedSpeed = useRef(speed);
  const [failed, setFailed] = useState(false);
  const video = useRef<HTMLMediaElement>(null);
  const restored = useRestoredVideo((element) => {
    element.currentTime = resumePlace(placeOf(lesson.id) ?? resumedAt, film);
    // The default, too: every load falls back to it.
    element.defaultPlaybackRate = element.playbackRate = wantedSpeed.current;
    setFailed(false);
    if (usePlayingStore.getState().isPlaying === 1) playOrWait(element);
  });
  const holdVideo = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element;
      return restored(element);
    },
    [restored],
  );
  const watching = useWatching(video, on);
  useFollowPlaying(video);
  const { isEnded, setEnded } = useEnd(progress.completed || !isEnrolled, on.onEnded);

  const jump = (to: number) => {
    const element = video.current;
    if (element) element.currentTime = Math.max(0, Math.min(to, content.duration_s));
  };
  const played = playedOf(content);
  // Both elements take the same; which one it is makes no difference to their types.
  const Player = content.kind as 'video';
  return (
    <div className={classes.lesson}>
      <div className={classes.stage}>
        <Player
          ref={holdVideo}
          key={played.url}
          className={content.kind === 'audio' ? classes.audio : classes.video}
          controls
          preload="metadata"
          {...played.look}
          aria-label={lesson.title}
          onTimeUpdate={({ currentTarget }) => {
            if (!hasLength(currentTarget)) return;
            setSecond(currentTarget.currentTime);
            usePlayingStore.getState().moveTo(lesson.id, currentTarget.currentTime);
            watching.tick();
          }}
          onRateChange={({ currentTarget }) => {
            wantedSpeed.current = currentTarget.playbackRate;
            setSpeed(currentTarget.playbackRate);
            rememberSpeed(currentTarget.playbackRate);
          }}
          onSeeking={watching.cut}
          onPlay={() => {
            setEnded(false);
            usePlayingStore.getState().report(1);
          }}
          onPause={() => {
            usePlayingStore.getState().report(0);
            watching.flush();
          }}
          onEnded={() => {
            watching.flush();
            setEnded(true);
          }}
          onError={() => setFailed(true)}
        >
          <source src={played.url} type={played.type} onError={() => setFailed(true)} />
          <track kind="captions" src={captions?.url} srcLang={captions?.language} label={captions?.label} default />
          {otherCaptions.map((track, index) => (
            // By its place: a language may have several, and an address is signed anew with each answer.
            <track key={index} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
          ))}
        </Player>
      </div>
      {failed && (
        <Alert color="red" role="alert" title={t('failed.title')}>
          {t('failed.text')}{' '}
          <Button
            size="compact-sm"
            variant="white"
            onClick={() => {
              on.onReload();
              video.current?.load();
            }}
          >
            {t('failed.again')}
          </Button>
        </Alert>
      )}
      <div className={classes.tools}>
        <Button variant="default" size="sm" aria-label={t('video.back')} onClick={() => jump(second - 10)}>
          <IconRewindBackward10 size={18} />
          <span className={classes.jump}>{t('video.back')}</span>
        </Button>
        <Button variant="default" size="sm" aria-label={t('video.forward')} onClick={() => jump(second + 10)}>
          <IconRewindForward10 size={18} />
          <span className={classes.jump}>{t('video.forward')}</span>
        </Button>
        <SpeedSelect
          speed={speed}
          onChange={(chosen) => {
            wantedSpeed.current = chosen;
            if (video.current) video.current.defaultPlaybackRate = video.current.playbackRate = chosen;
          }}
        />
        {resumedAt >= 1 && Math.abs(second - resumedAt) < NOTE_S && (
          <span className={classes.note}>{t('video.stopped', { time: clockText(resumedAt) })}</span>
        )}
      </div>
      {isEnrolled && !progress.completed && (
        <WatchedParts
          watched={progress.watched}
          duration={content.duration_s}
          threshold={content.watch_threshold}
          isEnded={isEnded}
          onJump={(to) => {
            jump(to);
            if (video.current) playOrWait(video.current);
          }}
        />
      )}
      <Chapters chapters={content.chapters} duration={content.duration_s} second={second} onJump={jump} />
      <Transcript cues={content.transcript} second={second} onJump={jump} />
    </div>
  );
}

const playedOf = (content: PlayedContent) =>
  content.kind === 'audio'
    ? { url: content.audio_url, type: content.audio_type, look: {} }
    : {
        url: content.video_url,
        type: content.video_type,
        look: { playsInline: true, poster: content.poster_url ?? undefined },
      };

const placeOf = (lessonId: string): number | undefined => usePlayingStore.getState().places[lessonId];

/** A browser may refuse to play before the person touched the page; then it waits, paused. */
function playOrWait(video: HTMLMediaElement): void {
  video.play().catch(() => usePlayingStore.getState().report(0));
}

/** A video that ended leads on as soon as it is complete; one that is not says what is missing instead. */
function useEnd(mayLeadOn: boolean, onEnded: () => void) {
  const [isEnded, setEnded] = useState(false);
  const leadOn = useRef(onEnded);
  useEffect(() => {
    leadOn.current = onEnded;
  });
  useEffect(() => {
    if (isEnded && mayLeadOn) leadOn.current();
  }, [isEnded, mayLeadOn]);
  return { isEnded, setEnded };
}

/** The lesson list's play and pause reach the video. */
function useFollowPlaying(video: RefObject<HTMLMediaElement | null>): void {
  const isPlaying = usePlayingStore((store) => store.isPlaying);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (isPlaying === 1 && element.paused) playOrWait(element);
    if (isPlaying === 0 && !element.paused) element.pause();
  }, [isPlaying, video]);
}
