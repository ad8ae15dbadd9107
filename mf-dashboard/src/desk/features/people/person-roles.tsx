import { useState } from 'react';
import type { PersonDetails, RoleGrant } from '@stoa/shared/contract/people/user-details.ts';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePeopleText } from '../../messages/people.ts';
import { GiveRoleDialog, TakeRoleDialog } from './act-dialogs.tsx';

type Takeable = Exclude<RoleName, 'teacher'>;

/** Roles, with who gave them, when and why. */
export function PersonRoles({ person }: { person: PersonDetails }) {
  const t = usePeopleText();
  const format = useFormat();
  const { user } = useSession();
  const [isGiving, setGiving] = useState(false);
  const [taken, setTaken] = useState<Takeable>();
  const isOwn = person.id === user?.id;
  const give = (
    <Button variant="default" onClick={() => setGiving(true)}>
      {t('give.button')}
    </Button>
  );
  return (
    <Section title={t('roles.title')} lead={t('roles.lead')} {...(!person.shared && { action: give })}>
      {person.grants.length === 0 && <p>{t('roles.none')}</p>}
      {person.grants.length > 0 && (
        <RecordTable
          label={t('roles.title')}
          rows={person.grants}
          keyOf={({ role }) => role}
          columns={[
            { name: t('roles.role'), cell: ({ role }) => t(`role.${role}`) },
            { name: t('roles.since'), cell: ({ since }) => format.date(since) },
            { name: t('roles.by'), cell: (grant) => <GivenBy grant={grant} />, note: ({ reason }) => reason },
            {
              name: t('roles.next'),
              cell: ({ role }) =>
                isTakeable(role) &&
                !person.shared &&
                !(isOwn && role === 'super-admin') && <Take role={role} onTake={setTaken} />,
            },
          ]}
        />
      )}
      {isGiving && <GiveRoleDialog ids={[person.id]} onClose={() => setGiving(false)} />}
      {taken && (
        <TakeRoleDialog
          person={{ id: person.id, name: person.full_name }}
          role={taken}
          onClose={() => setTaken(undefined)}
        />
      )}
    </Section>
  );
}

const isTakeable = (role: RoleName): role is Takeable => role !== 'teacher';

function GivenBy({ grant: { by, origin } }: { grant: RoleGrant }) {
  const t = usePeopleText();
  if (by === null) return t(`roles.origin.${origin}`);
  return <LinkAnchor to={to.person({ id: by.id })}>{by.full_name}</LinkAnchor>;
}

function Take({ role, onTake }: { role: Takeable; onTake(role: Takeable): void }) {
  const t = usePeopleText();
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('take.of', { role: t(`role.${role}`) })}
      onClick={() => onTake(role)}
    >
      {t('take.button')}
    </Button>
  );
}
