import { useState } from 'react';
import type { CoInstructor } from '@stoa/shared/contract/teaching/co-instructors.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';
import classes from './co-instructors.module.css';
import { RightsField } from './rights-field.tsx';
import { useRemoveCoInstructor, useSetRights } from './use-co-instructors.ts';

/** One co-instructor as the owner sees them: whether they have accepted, what they may do, and a way to end it. */
export function CoInstructorRow({ member }: { member: CoInstructor }) {
  const t = useCoInstructorsText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const setRights = useSetRights(member);
  const remove = useRemoveCoInstructor(member);
  const { person, status, invited_at, accepted_at } = member;
  const name = person.full_name;
  const rights = (setRights.isPending ? setRights.variables : undefined) ?? member.rights;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        {status === 'invited' && <StatusBadge tone="info">{t('invited')}</StatusBadge>}
        <span className={classes.quiet}>
          {accepted_at === null
            ? t('since.invited', { ago: format.ago(invited_at) })
            : t('since.active', { ago: format.ago(accepted_at) })}
        </span>
      </div>
      <RightsField
        label={t('rights.of', { name })}
        value={rights}
        onChange={(next) => (next.length === 0 ? setAsking(true) : setRights.mutate(next))}
      />
      <Button
        variant="default"
        size="compact-md"
        className={classes.send ?? ''}
        aria-label={t(`remove.${status}.of`, { name })}
        loading={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {t(`remove.${status}`)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(`remove.${status}.ask`, { name })}
        text={t(`remove.${status}.text`)}
        confirmLabel={t(`remove.${status}`)}
        destructive
        pending={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}
