import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useWaitingWorkText } from '../../messages/waiting-work.ts';
import { useWaitingWork } from './use-waiting-work.ts';
import classes from './waiting-work.module.css';

/** What waits for somebody who decides for the site: how much, and the way there. */
export function WaitingWork() {
  const t = useWaitingWorkText();
  const format = useFormat();
  const queues = useWaitingWork();
  return (
    <Section title={t('title')}>
      <ul className={classes.queues}>
        {queues.map(({ kind, to, count }) => (
          <li key={kind} className={classes.queue} data-waiting={(count?.data ?? 0) > 0}>
            <span className={classes.count}>{count?.data === undefined ? '–' : format.number(count.data)}</span>
            <LinkAnchor to={to}>{t(kind, { count: count?.data ?? 0 })}</LinkAnchor>
            {count?.isError && <span className={classes.failed}>{t('failed')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
