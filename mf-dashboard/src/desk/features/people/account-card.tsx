import type { ListedUser } from '@stoa/shared/contract/people/users.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { useDuplicatesText } from '../../messages/duplicates.ts';
import { usePeopleText } from '../../messages/people.ts';
import classes from './duplicates.module.css';

/** What tells two accounts apart. */
export function AccountCard({ user }: { user: ListedUser }) {
  const t = useDuplicatesText();
  const people = usePeopleText();
  const format = useFormat();
  const { id, full_name, initial, profile_image, email, created_at, roles } = user;
  return (
    <div className={classes.account}>
      <PersonBadge name={full_name} initial={initial} image={profile_image} to={to.person({ id })} />
      <Text>{email}</Text>
      <Text size="sm" c="dimmed">
        {t('created', { date: format.date(created_at) })}
        {roles.map((role) => ` · ${people(`role.${role}`)}`)}
      </Text>
    </div>
  );
}
