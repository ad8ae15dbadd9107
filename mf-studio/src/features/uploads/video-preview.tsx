import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { letGoOfVideo } from '@stoa/shared/ui/let-go-of-video.ts';
import { useEffect, useState } from 'react';
import { useUploadsText } from '../../messages/uploads.ts';
import { useLastingLink } from './use-lasting-link.ts';
import classes from './video-preview.module.css';

interface VideoPreviewProps {
  file: StoredFile;
  captions: StoredFile | null;
  /** What is seen before it is played. */
  poster?: StoredFile | null;
  /** Hands on the film, for who takes a picture of it. */
  onFilm?(film: HTMLVideoElement | null): void;
  /** The signed link has run out: gives a new one, where it can be had. */
  onLinkExpired(): Promise<string | null>;
}

/** Give it the file's id as key. */
export function VideoPreview({ file, captions, poster, onFilm, onLinkExpired }: VideoPreviewProps) {
  const t = useUploadsText();
  const format = useFormat();
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  useEffect(() => letGoOfVideo(film), [film]);
  useEffect(() => {
    onFilm?.(film);
    return () => onFilm?.(null);
  }, [film, onFilm]);
  const { link, renew } = useLastingLink(file, onLinkExpired);
  const facts = [
    file.duration_s !== null && format.duration(file.duration_s),
    file.width && file.height && `${file.width} × ${file.height}`,
    t(captions ? 'video.withCaptions' : 'video.withoutCaptions'),
  ];
  return (
    <figure className={classes.preview}>
      <video
        ref={setFilm}
        className={classes.video}
        src={link ?? undefined}
        poster={poster?.url ?? undefined}
        controls
        preload="metadata"
        playsInline
        onError={renew}
      >
        <track
          key={captions?.id}
          kind="captions"
          label={t('video.captions')}
          {...(captions?.url && { src: captions.url, default: true })}
        />
      </video>
      <figcaption className={classes.facts}>{facts.filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}
