import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { LiveClass, NextLiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { ownTimes, plannedTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useStartText } from '@stoa/shared/remote/live-classes/use-start-text.ts';
import { useInstructorLink } from '@stoa/shared/remote/use-instructor-link.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Skeleton, Title } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import { ClassActions } from './class-actions.tsx';
import classes from './next-class.module.css';
import { useNextClass } from './use-next-class.ts';

const ICON = 18;

/** The live class that is on or comes next; nothing where there is none. */
export function NextClass() {
  const t = useHomeMoreText();
  const next = useNextClass();
  if (next.data === null) return null;
  return (
    <Section title={t('live.title')}>
      {next.isPending && <Skeleton height="10rem" role="status" aria-label={t('live.loading')} />}
      {next.isError && !next.data && <LoadFailed query={next} title={t('live.failed')} />}
      {next.data && <ClassCard liveClass={next.data} />}
    </Section>
  );
}

function ClassCard({ liveClass }: { liveClass: NextLiveClass }) {
  const t = useHomeMoreText();
  const { title, course, description, host, host_has_page, is_host } = liveClass;
  const instructorLink = useInstructorLink();
  const page = host && host_has_page ? instructorLink(host.id) : undefined;
  return (
    <article className={classes.card}>
      <div className={classes.body}>
        <UntilStart liveClass={liveClass} />
        <Title order={3} className={classes.title ?? ''}>
          {title}
        </Title>
        <p>
          <LinkAnchor to={to.player({ slug: course.slug })}>{course.name}</LinkAnchor>
        </p>
        <Times liveClass={liveClass} />
        {(is_host || host) && (
          <p className={classes.quiet}>
            {is_host
              ? t('live.own')
              : t.rich('live.host', {
                  name: host?.full_name ?? '',
                  link: (name) => <Teacher to={page}>{name}</Teacher>,
                })}
          </p>
        )}
        {description && (
          <details className={classes.about}>
            <summary>
              {t('live.about')}
              <IconChevronDown className={classes.chevron} size={ICON} stroke={1.5} aria-hidden="true" />
            </summary>
            <p className={classes.description}>{description}</p>
          </details>
        )}
      </div>
      <ClassActions key={liveClass.id} liveClass={liveClass} />
    </article>
  );
}

const Teacher = ({ to: page, children }: { to: string | undefined; children: ReactNode }) =>
  page === undefined ? children : <LinkAnchor to={page}>{children}</LinkAnchor>;

/** Counts down by itself. */
function UntilStart({ liveClass: { starts_at, status } }: { liveClass: LiveClass }) {
  const t = useHomeMoreText();
  const startText = useStartText(starts_at, {
    inTime: (time) => t('live.in', { time }),
    inDays: (count) => t('live.days', { count }),
  });
  if (status === 'live' || startText === undefined) {
    return (
      <p>
        <StatusBadge tone="success">{t('live.on')}</StatusBadge>
      </p>
    );
  }
  return <p className={classes.until}>{startText}</p>;
}

function Times({ liveClass }: { liveClass: LiveClass }) {
  const t = useHomeMoreText();
  const { locale } = useFormat();
  const planned = plannedTimes(liveClass, locale);
  return (
    <p>
      <time dateTime={liveClass.starts_at} className={classes.time}>
        {ownTimes(liveClass, locale)}
      </time>
      {planned && <span className={classes.planned}>{t('live.planned', planned)}</span>}
    </p>
  );
}
