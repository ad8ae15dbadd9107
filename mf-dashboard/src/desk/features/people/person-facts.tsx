import type { PersonDetails } from '@stoa/shared/contract/people/user-details.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { usePeopleText } from '../../messages/people.ts';
import classes from './people.module.css';
import { PersonStanding } from './person-standing.tsx';

export function PersonFacts({ person }: { person: PersonDetails }) {
  const t = usePeopleText();
  const format = useFormat();
  const { user } = useSession();
  const { last_used_at, time_zone, deletes_at, creator_status } = person;
  return (
    <Section title={t('person.about')}>
      <Suspended suspension={person.suspension} />
      {person.shared && <p>{t('person.shared')}</p>}
      {person.id === user?.id && <p>{t('person.own')}</p>}
      <FactList>
        <Fact name={t('field.standing')}>
          <PersonStanding user={person} />
        </Fact>
        <Fact name={t('person.created')}>{format.date(person.created_at)}</Fact>
        <Fact name={t('person.used')}>{last_used_at === null ? t('used.never') : <TimeAgo at={last_used_at} />}</Fact>
        <Fact name={t('person.creator')}>
          {t(`creator.${creator_status}`)}
          {creator_status !== 'unrequested' && (
            <>
              {' · '}
              <LinkAnchor to={to.reviewCreators({ status: creator_status })}>{t('person.creator.open')}</LinkAnchor>
            </>
          )}
        </Fact>
        {deletes_at !== null && <Fact name={t('person.deletes')}>{format.moment(deletes_at)}</Fact>}
        {time_zone !== null && <Fact name={t('person.zone')}>{time_zone}</Fact>}
        <Fact name={t('person.id')}>
          <span className={classes.number}>{person.id}</span>
        </Fact>
      </FactList>
    </Section>
  );
}

function Suspended({ suspension }: Pick<PersonDetails, 'suspension'>) {
  const t = usePeopleText();
  const format = useFormat();
  if (suspension === null) return null;
  const { since, by, reason, public_reason } = suspension;
  return (
    <Alert color="red" title={t('suspended.title', { date: format.moment(since) })}>
      <p>{t('suspended.by', { name: by?.full_name ?? t('roles.origin.person'), reason })}</p>
      <p>{t('suspended.told', { reason: public_reason })}</p>
    </Alert>
  );
}
