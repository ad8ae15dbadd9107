import type { AuditLogEntry } from '@stoa/shared/contract/people/audit-log.ts';
import type { AuditSubject } from '@stoa/shared/contract/people/audit-words.ts';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { kindText, useAuditLogText } from '../../messages/audit-log.ts';
import { AuditFacts } from './audit-facts.tsx';
import classes from './audit-log.module.css';
import { subjectLink } from './subject-link.ts';
import type { AuditState, useAuditLog } from './use-audit-log.ts';

interface AuditTableProps {
  state: AuditState;
  entries: ReturnType<typeof useAuditLog>;
  isDense: boolean;
}

/** Entry after entry, the newest first. */
export function AuditTable({ state, entries, isDense }: AuditTableProps) {
  const t = useAuditLogText();
  const format = useFormat();
  return (
    <DataTable
      label={t('title')}
      state={state}
      query={entries}
      keyOf={({ seq }) => String(seq)}
      isDense={isDense}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      columns={[
        {
          name: t('field.at'),
          cell: ({ at }) => <time dateTime={at}>{format.moment(at)}</time>,
          note: ({ seq }) => t('entry.number', { seq }),
        },
        { name: t('field.kind'), cell: ({ kind }) => kindText(t, kind) },
        {
          name: t('field.actor'),
          cell: ({ actor }) => <Actor actor={actor} />,
          note: ({ actor }) =>
            actor && <Narrow part={{ actor_id: actor.id }} text={t('entry.byThem', { name: actor.name })} />,
        },
        {
          name: t('field.subject'),
          cell: ({ subject }) => <Subject subject={subject} />,
          note: ({ subject }) => <Narrow part={{ subject_id: subject.id }} text={t('entry.ofThis')} />,
        },
        { name: t('field.why'), cell: ({ why }) => <span className={classes.why}>{why}</span> },
        { name: t('field.facts'), cell: (entry) => <AuditFacts entry={entry} /> },
      ]}
    />
  );
}

const Narrow = ({ part, text }: { part: { actor_id: string } | { subject_id: string }; text: string }) => (
  <LinkAnchor to={to.auditLog(part)}>{text}</LinkAnchor>
);

function Actor({ actor }: Pick<AuditLogEntry, 'actor'>) {
  const t = useAuditLogText();
  if (actor === null) return t('entry.site');
  return <LinkAnchor to={to.person({ id: actor.id })}>{actor.name || t('entry.former')}</LinkAnchor>;
}

function Subject({ subject: { type, id, name } }: Pick<AuditLogEntry, 'subject'>) {
  const t = useAuditLogText();
  const { navigation } = usePlatform();
  const link = subjectLink[type](id);
  const kind = t(`subject.${type}`);
  const text = name === null ? kind : t('entry.named', { name, kind });
  return navigation.hasScreen(ownScreens[type] ?? link) ? <LinkAnchor to={link}>{text}</LinkAnchor> : text;
}

const ownScreens: Partial<Record<AuditSubject, string>> = { person: addresses.person, payment: addresses.transaction };
