import { END_OVERRIDES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { PageOverride } from '@stoa/shared/platform-contract/release.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { IconEye } from '@tabler/icons-react';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useReleaseText } from '../messages/release.ts';
import { useState } from 'react';
import classes from './banner.module.css';
import { useBannerRoom } from './use-banner-room.ts';
import { useIsPast } from './use-is-past.ts';

interface OverrideBannerProps {
  overrides: readonly PageOverride[];
  reload?(): void;
}

/** Says on every page that this browser does not see the site as it is released, what it sees instead, and ends it. */
export function OverrideBanner({ overrides, reload = () => window.location.reload() }: OverrideBannerProps) {
  const { toasts } = usePlatform();
  const t = useReleaseText();
  const format = useFormat();
  const { locale } = useLocale();
  const ref = useBannerRoom();
  const [isStopping, setStopping] = useState(false);
  const end = Math.min(...overrides.map(({ expires_at: at }) => Date.parse(at)));
  const isOver = useIsPast(end);
  const describe = ({ name, origin, remote }: PageOverride): string =>
    origin ? t('preview.origin', { name, origin }) : t('preview.version', { name, version: remote.version });

  async function stop(): Promise<void> {
    setStopping(true);
    try {
      const reply = await fetch(END_OVERRIDES_PATH, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      if (!reply.ok) throw new Error(`The platform answered ${reply.status}.`);
      reload();
    } catch {
      setStopping(false);
      toasts.show({ kind: 'error', message: t('preview.failed') });
    }
  }

  return (
    <aside ref={ref} className={classes.banner} aria-label={t('preview.label')}>
      <IconEye size={18} stroke={1.6} aria-hidden="true" />
      <p className={classes.text}>
        {t(isOver ? 'preview.over' : 'preview.on', { what: format.list(overrides.map(describe)) })}
        {!isOver && (
          <>
            {' · '}
            {t.rich('preview.until', {
              clock: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(end),
              time: (words) => <time dateTime={new Date(end).toISOString()}>{words}</time>,
            })}
          </>
        )}
      </p>
      {isOver ? (
        <Button className={classes.end} size="compact-xs" variant="white" onClick={reload}>
          {t('preview.reload')}
        </Button>
      ) : (
        <Button
          className={classes.end}
          size="compact-xs"
          variant="white"
          loading={isStopping}
          onClick={() => void stop()}
        >
          {t('preview.stop')}
        </Button>
      )}
    </aside>
  );
}
