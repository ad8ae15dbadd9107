import { IconCalendarPlus, IconExternalLink } from '@tabler/icons-react';
import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { clockTime } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, VisuallyHidden } from '@stoa/shared/kit';
import { useJoinClass } from '@stoa/shared/remote/live-classes/use-join-class.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './next-class.module.css';
import { nextClassKey } from './use-next-class.ts';

const ICON = 18;
/** What is told in words of its own. */
const refusals = ['class_full', 'class_closed', 'not_enrolled', 'unavailable'] as const;

/** The way in, which opens by itself, and the file for a calendar; for its host, the register. */
export function ClassActions({ liveClass }: { liveClass: LiveClass }) {
  const t = useHomeMoreText();
  const join = useJoinClass(liveClass.id, { shownBy: nextClassKey });
  return (
    <div className={classes.actions}>
      <Button disabled={!liveClass.can_join} loading={join.isPending} onClick={() => join.mutate()}>
        {t(liveClass.is_host ? 'live.start' : 'live.join')}
      </Button>
      <Button
        component="a"
        href={liveClass.calendar_url}
        download
        variant="default"
        leftSection={<IconCalendarPlus size={ICON} stroke={1.5} aria-hidden="true" />}
      >
        {t('live.calendar')}
      </Button>
      {liveClass.is_host && (
        <LinkButton to={to.attendance({ class: liveClass.id })} variant="default">
          {t('live.register')}
        </LinkButton>
      )}
      <WayIn liveClass={liveClass} keptClosed={join.data} />
      {join.isError && <Refused error={join.error} slug={liveClass.course.slug} />}
    </div>
  );
}

/** `keptClosed`: where the tab leads that the browser did not open. */
function WayIn({ liveClass, keptClosed }: { liveClass: LiveClass; keptClosed: string | undefined }) {
  const t = useHomeMoreText();
  const { locale } = useFormat();
  const { can_join, opens_at } = liveClass;
  const isBlocked = can_join && keptClosed !== undefined;
  return (
    <>
      <p role="status" className={classes.quiet}>
        {isBlocked && t('live.blocked')}
        {!isBlocked && (can_join ? t('live.open') : t('live.opens', { time: clockTime(opens_at, locale) }))}
      </p>
      {isBlocked && (
        <Button
          component="a"
          href={keptClosed}
          target="_blank"
          rel="noopener noreferrer"
          variant="light"
          rightSection={<IconExternalLink size={ICON} stroke={1.5} aria-hidden="true" />}
        >
          {t('live.way')}
          <VisuallyHidden>{t('live.tab')}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

function Refused({ error, slug }: { error: Error; slug: string }) {
  const t = useHomeMoreText();
  const refusal = useRefusal(t, refusals);
  return (
    <>
      <FormProblem text={refusal(error)} />
      {isApiError(error) && error.code === 'not_enrolled' && (
        <LinkAnchor to={to.courseInfo({ slug })}>{t('live.enrol')}</LinkAnchor>
      )}
    </>
  );
}
