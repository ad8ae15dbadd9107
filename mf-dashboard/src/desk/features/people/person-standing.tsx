import type { Standing } from '@stoa/shared/contract/people/standings.ts';
import type { ListedUser } from '@stoa/shared/contract/people/users.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { usePeopleText } from '../../messages/people.ts';
import classes from './people.module.css';

const tones: Record<Standing, StatusTone> = {
  active: 'success',
  suspended: 'danger',
  deleting: 'warning',
  unconfirmed: 'info',
};

type Standable = Pick<ListedUser, 'suspended_at' | 'deletes_at' | 'creator_status'>;

/** All that holds at once; active is who neither leaves nor is suspended. */
function standingsOf({ suspended_at, deletes_at, creator_status }: Standable): Standing[] {
  const hindered: Standing[] = [
    ...(suspended_at === null ? [] : ['suspended' as const]),
    ...(deletes_at === null ? [] : ['deleting' as const]),
  ];
  return [
    ...(hindered.length > 0 ? hindered : ['active' as const]),
    ...(creator_status === 'pending' ? ['unconfirmed' as const] : []),
  ];
}

export function PersonStanding({ user }: { user: Standable }) {
  const t = usePeopleText();
  return (
    <span className={classes.badges}>
      {standingsOf(user).map((standing) => (
        <StatusBadge key={standing} tone={tones[standing]}>
          {t(`standing.${standing}`)}
        </StatusBadge>
      ))}
    </span>
  );
}
