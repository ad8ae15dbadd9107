import { useState } from 'react';
import type { PersonDetails } from '@stoa/shared/contract/people/user-details.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePeopleText } from '../../messages/people.ts';
import { LogOutDialog, RestoreDialog, SeeAsDialog, SuspendDialog } from './act-dialogs.tsx';

type Act = 'see' | 'out' | 'suspend' | 'restore';

/** What the server would refuse is not offered. */
function actsOn({ id, roles, shared, suspension }: PersonDetails, viewerId: string | undefined): Act[] {
  const isSelf = id === viewerId;
  return [
    ...(isSelf || roles.includes('super-admin') ? [] : ['see' as const]),
    ...(shared ? [] : ['out' as const]),
    ...(shared || isSelf ? [] : [suspension === null ? ('suspend' as const) : ('restore' as const)]),
  ];
}

/** What the server would refuse whoever the other is. */
const isMergeable = (
  { id, roles, shared, suspension, deletes_at }: PersonDetails,
  viewerId: string | undefined,
): boolean =>
  !shared && id !== viewerId && !roles.includes('super-admin') && suspension === null && deletes_at === null;

export function PersonActs({ person }: { person: PersonDetails }) {
  const t = usePeopleText();
  const { user } = useSession();
  const [asked, setAsked] = useState<Act>();
  const onClose = () => setAsked(undefined);
  const dialog = { person: { id: person.id, name: person.full_name }, onClose };
  return (
    <>
      {actsOn(person, user?.id).map((act) => (
        <Button key={act} variant="default" onClick={() => setAsked(act)}>
          {t(`${act}.button`)}
        </Button>
      ))}
      {isMergeable(person, user?.id) && (
        <LinkButton variant="default" to={to.mergeAccounts({ id: person.id })}>
          {t('merge.button')}
        </LinkButton>
      )}
      {asked === 'see' && <SeeAsDialog {...dialog} />}
      {asked === 'out' && <LogOutDialog ids={[person.id]} onClose={onClose} />}
      {asked === 'suspend' && <SuspendDialog {...dialog} />}
      {asked === 'restore' && <RestoreDialog {...dialog} />}
    </>
  );
}
