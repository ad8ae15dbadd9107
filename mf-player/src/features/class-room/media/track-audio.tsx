import { useEffect, useRef } from 'react';
import { playSound } from './blocked-sounds.ts';

/** The voice of somebody else. */
export function TrackAudio({ track }: { track: MediaStreamTrack }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    const stop = playSound(element);
    return () => {
      stop();
      element.srcObject = null;
    };
  }, [track]);
  // What is said is no recording: there are no captions of it.
  // eslint-disable-next-line jsx-a11y/media-has-caption
  return <audio ref={audio} />;
}
