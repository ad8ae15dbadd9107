import { useRef, type SyntheticEvent } from 'react';
import type { FileViewProps } from './file-viewer.ts';
import classes from './submitted-file-view.module.css';

/** A film or a sound; with a new link it goes on where the old one ended. */
export function MediaView({ file, url, onFailed, as: Player }: FileViewProps & { as: 'video' | 'audio' }) {
  const place = useRef(0);
  return (
    <Player
      className={classes[Player]}
      src={url}
      aria-label={file.name}
      controls
      preload="metadata"
      onError={onFailed}
      onTimeUpdate={({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
        if (currentTarget.currentTime > 0) place.current = currentTarget.currentTime;
      }}
      onLoadedMetadata={({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
        if (place.current > 0) currentTarget.currentTime = place.current;
      }}
    />
  );
}
