import type { ProvenScreen } from '@stoa/shared/platform-contract/proofs.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Skeleton } from '@stoa/shared/kit';
import { useReleasesText } from '../../messages/releases.ts';
import { useProofPicture } from './use-versions.ts';
import classes from './proof-section.module.css';

interface ProofScreenProps {
  name: string;
  version: string;
  screen: ProvenScreen;
}

/** One screen with the version beside the same screen as it was live. */
export function ProofScreen({ name, version, screen }: ProofScreenProps) {
  const t = useReleasesText();
  const { path, picture, live_picture: live } = screen;
  const shown = { name, version, path };
  return (
    <div className={classes.screen}>
      <h3 className={classes.path}>
        <code>{path}</code>
      </h3>
      <figure>
        <figcaption>{t('proof.live')}</figcaption>
        {live ? (
          <Picture {...shown} picture={live} alt={t('proof.alt.live', { path })} />
        ) : (
          <p className={classes.empty}>{t('proof.no-live')}</p>
        )}
      </figure>
      <figure>
        <figcaption>{t('proof.new', { version })}</figcaption>
        {picture ? (
          <Picture {...shown} picture={picture} alt={t('proof.alt.new', { path, version })} />
        ) : (
          <p className={classes.empty}>{t('proof.no-picture')}</p>
        )}
      </figure>
    </div>
  );
}

interface PictureProps {
  name: string;
  version: string;
  path: string;
  picture: string;
  alt: string;
}

function Picture({ name, version, path, picture, alt }: PictureProps) {
  const t = useReleasesText();
  const errorText = useErrorText();
  const { data, error } = useProofPicture(name, version, picture);
  if (error) {
    return (
      <p role="alert" className={classes.empty}>
        {t('proof.failed-to-load', { reason: errorText(error) })}
      </p>
    );
  }
  if (!data) return <Skeleton className={classes.picture} role="status" aria-label={t('proof.loading', { path })} />;
  return <img className={classes.picture} src={data} alt={alt} width={960} height={600} />;
}
