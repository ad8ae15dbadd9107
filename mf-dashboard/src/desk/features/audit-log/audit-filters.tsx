import { auditKinds } from '@stoa/shared/contract/people/audit-words.ts';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { DayFilters } from '../../../data-table/filter-fields.tsx';
import { kindText, useAuditLogText } from '../../messages/audit-log.ts';
import classes from './audit-log.module.css';
import type { AuditState } from './use-audit-log.ts';

export function AuditFilters({ state }: { state: AuditState }) {
  const t = useAuditLogText();
  const { filters, filter } = state;
  const kinds = auditKinds
    .map((value) => ({ value, label: kindText(t, value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <NativeSelect
        label={t('filter.kind')}
        data={[{ value: '', label: t('filter.all') }, ...kinds]}
        value={filters.kind ?? ''}
        onChange={({ currentTarget: { value } }) => filter({ kind: auditKinds.find((kind) => kind === value) })}
      />
      <DayFilters state={state} />
    </>
  );
}

/** Whom or what the entries are of, where a link asked for it: no field shows that. */
export function AuditNarrowed({ state: { filters, filter } }: { state: AuditState }) {
  const t = useAuditLogText();
  const narrowed = filters.actor_id ? t('filter.by') : filters.subject_id && t('filter.about');
  if (!narrowed) return null;
  return (
    <p className={classes.narrowed}>
      {narrowed}
      <Button size="compact-sm" variant="default" onClick={() => filter({ actor_id: '', subject_id: '' })}>
        {t('filter.remove')}
      </Button>
    </p>
  );
}
