import { useParams } from 'react-router-dom';
import { isId } from '@stoa/shared/contract/kernel/is-id.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { PersonActs } from '../features/people/person-acts.tsx';
import { PersonAudit } from '../features/people/person-audit.tsx';
import { PersonFacts } from '../features/people/person-facts.tsx';
import { PersonLists } from '../features/people/person-lists.tsx';
import { PersonMerges } from '../features/people/person-merges.tsx';
import { PersonRoles } from '../features/people/person-roles.tsx';
import { PersonSessions } from '../features/people/person-sessions.tsx';
import { usePerson } from '../features/people/use-person.ts';
import { usePeopleText } from '../messages/people.ts';

/** For super-admins: one account, all that there is of it, and what can be done to it. */
export default function PersonScreen() {
  const { id } = useParams();
  return isId(id) ? <Account id={id} /> : <NoSuchPerson />;
}

function Account({ id }: { id: string }) {
  const t = usePeopleText();
  const person = usePerson(id);
  const { data } = person;
  const name = data?.full_name ?? '…';
  useScreenTitle(data?.full_name);
  if (isApiError(person.error) && person.error.status === 404) return <NoSuchPerson />;
  return (
    <Page>
      <PageHeader
        title={name}
        subtitle={data?.email}
        breadcrumbs={[{ label: t('title'), to: to.people() }, { label: name }]}
        actions={data && <PersonActs person={data} />}
      />
      {person.isPending && <RowSkeleton count={6} label={t('person.loading')} />}
      {person.isError && !data && <LoadFailed query={person} />}
      {data && (
        <>
          <PersonFacts person={data} />
          <PersonRoles person={data} />
          <PersonSessions id={id} />
          <PersonMerges id={id} />
          <PersonLists id={id} />
          <PersonAudit id={id} />
        </>
      )}
    </Page>
  );
}

/** Nobody has this id, or has it any more. */
function NoSuchPerson() {
  const t = usePeopleText();
  return (
    <Page>
      <EmptyState
        order={1}
        title={t('person.none.title')}
        text={t('person.none.text')}
        action={<LinkButton to={to.people()}>{t('person.none.all')}</LinkButton>}
      />
    </Page>
  );
}
