import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { UserProfile } from '@stoa/shared/contract/people/accounts.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useImpersonationText } from '../messages/impersonation.ts';
import type { SeenBy } from '../session/session-store.ts';
import classes from './banner.module.css';
import { useBannerRoom } from './use-banner-room.ts';
import { useIsPast } from './use-is-past.ts';

interface ImpersonationBannerProps {
  /** Whose eyes. */
  user: UserProfile;
  seenBy: SeenBy;
  /** The page begins anew: nothing that was read as somebody else may stay on it. */
  open?(path: string): void;
}

/** Says on every screen who sees the site with whose eyes, until when, and ends it. */
export function ImpersonationBanner(props: ImpersonationBannerProps) {
  const { user, seenBy, open = (path) => window.location.assign(path) } = props;
  const api = useApi();
  const t = useImpersonationText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const ref = useBannerRoom();
  const [isStopping, setStopping] = useState(false);
  const isOver = useIsPast(Date.parse(seenBy.until));

  async function stop(): Promise<void> {
    setStopping(true);
    try {
      await api.stopImpersonation();
      open(to.person({ id: user.id }));
    } catch (error) {
      setStopping(false);
      toasts.show({ kind: 'error', message: errorText(error) });
    }
  }

  return (
    <aside ref={ref} className={classes.banner} aria-label={t('label')}>
      <IconEye size={18} stroke={1.6} aria-hidden="true" />
      <p className={classes.text}>
        {t(isOver ? 'over' : 'on', { viewer: seenBy.full_name, name: user.full_name })}
        {!isOver && <Until at={seenBy.until} />}
      </p>
      <Button
        className={classes.end}
        size="compact-xs"
        variant="white"
        loading={isStopping}
        onClick={() => void stop()}
      >
        {t(isOver ? 'back' : 'stop')}
      </Button>
    </aside>
  );
}

function Until({ at }: { at: string }) {
  const t = useImpersonationText();
  const { locale } = useLocale();
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(Date.parse(at));
  return (
    <>
      {' · '}
      {t.rich('until', { clock, time: (words) => <time dateTime={at}>{words}</time> })}
    </>
  );
}
