import { useEffect, useRef } from 'react';
import classes from './track-video.module.css';

interface TrackVideoProps {
  track: MediaStreamTrack;
  label: string;
  /** One's own picture, as one knows it. */
  isMirrored?: boolean;
  /** Shows all of it, where a face may be cut. */
  isWhole?: boolean;
}

/** The pictures of one track, without sound. */
export function TrackVideo({ track, label, isMirrored = false, isWhole = false }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={label}
      className={classes.video}
      data-mirrored={isMirrored}
      data-whole={isWhole}
    />
  );
}
