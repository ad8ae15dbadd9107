import type { ListedVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useCreatorsText } from '../../messages/creators.ts';
import { Decide } from './decide.tsx';
import classes from './request-card.module.css';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';

/** One request: who asks, what they say, and the decision. */
export function RequestCard({ listed }: { listed: ListedVerification }) {
  const t = useCreatorsText();
  const format = useFormat();
  const { user, status, decided_at, decided_by, earlier_denials, requested_at } = listed;
  return (
    <li className={classes.card}>
      <article className={classes.body} aria-label={user.full_name}>
        <div className={classes.head}>
          <h2 className={classes.name}>
            <PersonBadge name={user.full_name} initial={user.initial} image={user.profile_image} title={user.title} />
          </h2>
          {earlier_denials > 0 && (
            <StatusBadge tone="warning">{t('request.again', { count: earlier_denials })}</StatusBadge>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {t('request.asked', { when: format.ago(requested_at) })}
        </Text>
        <RequestFacts listed={listed} />
        {status !== 'pending' && decided_at && (
          <div className={classes.decision}>
            <Text size="sm" fw={650}>
              {t(`decided.${status}`, {
                name: decided_by?.full_name ?? t('decided.former'),
                date: format.date(decided_at, 'medium'),
              })}
            </Text>
            {listed.decision_note && <p dir="auto">{listed.decision_note}</p>}
          </div>
        )}
        {listed.appeal && (
          <div className={classes.decision} data-open>
            <Text size="sm" fw={650}>
              {t('appeal.title', { when: format.ago(listed.appeal.at) })}
            </Text>
            <p dir="auto">{listed.appeal.note}</p>
          </div>
        )}
        {listed.history.length > 2 && <RequestHistory history={listed.history} />}
        {listed.is_own ? <Text>{t('request.own')}</Text> : <Decide listed={listed} />}
      </article>
    </li>
  );
}
