import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useUploadsText } from '../../messages/uploads.ts';
import { useLastingLink } from './use-lasting-link.ts';
import classes from './video-preview.module.css';

interface AudioPreviewProps {
  file: StoredFile;
  captions: StoredFile | null;
  /** The signed link has run out: gives a new one, where it can be had. */
  onLinkExpired(): Promise<string | null>;
}

/** Give it the file's id as key. */
export function AudioPreview({ file, captions, onLinkExpired }: AudioPreviewProps) {
  const t = useUploadsText();
  const format = useFormat();
  const { link, renew } = useLastingLink(file, onLinkExpired);
  const facts = [
    file.duration_s !== null && format.duration(file.duration_s),
    t(captions ? 'audio.withTranscript' : 'audio.withoutTranscript'),
  ];
  return (
    <figure className={classes.preview}>
      <audio
        className={classes.audio}
        src={link ?? undefined}
        aria-label={file.name}
        controls
        preload="metadata"
        onError={renew}
      >
        <track key={captions?.id} kind="captions" label={t('video.captions')} src={captions?.url ?? undefined} />
      </audio>
      <figcaption className={classes.facts}>{facts.filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}
