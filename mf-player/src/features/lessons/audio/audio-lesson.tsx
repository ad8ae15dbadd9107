import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { Chapters } from '../media/chapters.tsx';
import { MediaFailed } from '../media/media-failed.tsx';
import { ResumedNote } from '../media/resumed-note.tsx';
import { savesData } from '../media/saves-data.ts';
import { UpNext } from '../media/up-next.tsx';
import { useMedia, type MediaLessonProps } from '../media/use-media.ts';
import { WatchedParts } from '../media/watched-parts.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import classes from './audio-lesson.module.css';

interface AudioLessonProps extends MediaLessonProps {
  content: Extract<LessonContent, { kind: 'audio' }>;
}

/** A recording, what of it was heard, its chapters, and what is said in it. */
export function AudioLesson({ content, next, onNext, ...given }: AudioLessonProps) {
  const { lesson, progress, isEnrolled } = given;
  const [captions, ...otherCaptions] = content.captions;
  const { hold, events, media } = useMedia({ ...given, duration: content.duration_s });
  return (
    <div className={classes.lesson}>
      <audio
        ref={hold}
        key={content.audio_url}
        preload={savesData() ? 'none' : 'metadata'}
        aria-label={lesson.title}
        {...events}
      >
        <source src={content.audio_url} type={content.audio_type} onError={events.onError} />
        <track kind="captions" src={captions?.url} srcLang={captions?.language} label={captions?.label} />
        {otherCaptions.map((track, index) => (
          // By its place: a language may have several, and an address is signed anew with each answer.
          <track key={index} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
        ))}
      </audio>
      <RecordingPlayer media={media} title={lesson.title} chapters={content.chapters} onNext={next && onNext} />
      {media.mayLeadOn && next && <UpNext next={next} onNext={onNext} onStay={media.dismissEnd} />}
      {media.failed && <MediaFailed onAgain={media.reload} />}
      <ResumedNote media={media} />
      {isEnrolled && !progress.completed && (
        <WatchedParts
          verb="heard"
          watched={progress.watched}
          duration={content.duration_s}
          threshold={content.watch_threshold}
          isEnded={media.isEnded}
          onJump={(to) => {
            media.jump(to);
            media.play();
          }}
        />
      )}
      <Chapters chapters={content.chapters} second={media.second} onJump={media.jump} />
    </div>
  );
}
