import { IconRewindBackward10, IconRewindForward10 } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Lesson, LessonContent } from '@stoa/shared/contract/learning.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { Alert, Button } from '@stoa/shared/ui/kit.ts';
import { letGoOfVideo } from '@stoa/shared/ui/let-go-of-video.ts';
import { useVideoText } from '../../../messages/video.ts';
import { usePlayingStore } from '../playing-store.ts';
import type { Happened } from '../progress/use-record-progress.ts';
import { SpeedSelect, rememberedSpeed } from './speed-select.tsx';
import { Transcript } from './transcript.tsx';
import { useWatching } from './use-watching.ts';
import classes from './video-lesson.module.css';

export type VideoContent = Extract<LessonContent, { kind: 'video' }>;

interface VideoLessonProps {
  lesson: Lesson;
  content: VideoContent;
  record(happened: Happened): void;
  /** The signed address has ended or the line is bad: read the lesson again. */
  onReload(): void;
  onEnded(): void;
}

/** The browser's own controls (captions, full screen, picture in picture) and what they lack: speed, steps, transcript. */
export function VideoLesson({ lesson, content, record, onReload, onEnded }: VideoLessonProps) {
  const t = useVideoText();
  const video = useRef<HTMLVideoElement>(null);
  // The same function in every render: another one would let go of the video, and so of its captions, each time.
  const holdVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
    return letGoOfVideo(element);
  }, []);
  const [captions, ...otherCaptions] = content.captions;
  const [second, setSecond] = useState(0);
  const [failed, setFailed] = useState(false);
  const watching = useWatching(video, record);
  useFollowPlaying(video);
  const resumeAt = lesson.progress.completed ? 0 : lesson.progress.position_s;
  const moveTo = usePlayingStore((store) => store.moveTo);

  const jump = (to: number) => {
    const element = video.current;
    if (element) element.currentTime = Math.max(0, Math.min(to, content.duration_s));
  };
  return (
    <div className={classes.lesson}>
      <div className={classes.stage}>
        <video
          ref={holdVideo}
          key={content.video_url}
          className={classes.video}
          controls
          playsInline
          preload="metadata"
          poster={content.poster_url ?? undefined}
          aria-label={lesson.title}
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.currentTime = Math.min(resumeAt, Math.max(0, content.duration_s - 2));
            currentTarget.playbackRate = rememberedSpeed();
            setFailed(false);
          }}
          onTimeUpdate={({ currentTarget }) => {
            setSecond(currentTarget.currentTime);
            moveTo(currentTarget.currentTime);
            watching.tick();
          }}
          onSeeking={watching.cut}
          onPlay={() => usePlayingStore.getState().report(1)}
          onPause={() => {
            usePlayingStore.getState().report(0);
            watching.flush();
          }}
          onEnded={() => {
            watching.flush();
            onEnded();
          }}
          onError={() => setFailed(true)}
        >
          <source src={content.video_url} type={content.video_type} onError={() => setFailed(true)} />
          <track kind="captions" src={captions?.url} srcLang={captions?.language} label={captions?.label} default />
          {otherCaptions.map((track) => (
            <track key={track.language} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
          ))}
        </video>
      </div>
      {failed && (
        <Alert color="red" role="alert" title={t('failed.title')}>
          {t('failed.text')}{' '}
          <Button size="compact-sm" variant="white" onClick={onReload}>
            {t('failed.again')}
          </Button>
        </Alert>
      )}
      <div className={classes.tools}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRewindBackward10 size={18} />}
          onClick={() => jump(second - 10)}
        >
          {t('video.back')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRewindForward10 size={18} />}
          onClick={() => jump(second + 10)}
        >
          {t('video.forward')}
        </Button>
        <SpeedSelect
          onChange={(speed) => {
            if (video.current) video.current.playbackRate = speed;
          }}
        />
        {resumeAt > 0 && second < 1 && (
          <span className={classes.note}>{t('video.stopped', { time: clockText(resumeAt) })}</span>
        )}
      </div>
      <Transcript cues={content.transcript} second={second} onJump={jump} />
    </div>
  );
}

/** The lesson list's play and pause reach the video. */
function useFollowPlaying(video: RefObject<HTMLVideoElement | null>): void {
  const isPlaying = usePlayingStore((store) => store.isPlaying);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A browser may refuse to play before the person touched the page; then it waits, paused.
    if (isPlaying === 1 && element.paused) element.play().catch(() => usePlayingStore.getState().report(0));
    if (isPlaying === 0 && !element.paused) element.pause();
  }, [isPlaying, video]);
}
