import { IconCalendarPlus, IconExternalLink } from '@tabler/icons-react';
import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, VisuallyHidden } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import { clockTime } from './class-times.ts';
import classes from './next-class.module.css';

const ICON = 18;

/** The way in, which opens by itself, and the file for a calendar. */
export function ClassActions({ liveClass }: { liveClass: LiveClass }) {
  const t = useHomeMoreText();
  const { locale } = useFormat();
  const to = liveClass.host_url ?? liveClass.join_url;
  return (
    <div className={classes.actions}>
      <WayIn to={to} label={t(liveClass.is_host ? 'live.start' : 'live.join')} />
      <Button
        component="a"
        href={liveClass.calendar_url}
        download
        variant="default"
        leftSection={<IconCalendarPlus size={ICON} stroke={1.5} aria-hidden="true" />}
      >
        {t('live.calendar')}
      </Button>
      <p role="status" className={classes.quiet}>
        {to === null ? t('live.opens', { time: clockTime(liveClass.opens_at, locale) }) : t('live.open')}
      </p>
    </div>
  );
}

function WayIn({ to, label }: { to: string | null; label: string }) {
  const t = useHomeMoreText();
  if (to === null) return <Button disabled>{label}</Button>;
  if (to.startsWith('/')) return <LinkButton to={to}>{label}</LinkButton>;
  return (
    <Button
      component="a"
      href={to}
      target="_blank"
      rel="noreferrer"
      rightSection={<IconExternalLink size={ICON} stroke={1.5} aria-hidden="true" />}
    >
      {label}
      <VisuallyHidden>{t('live.tab')}</VisuallyHidden>
    </Button>
  );
}
