import type { AuditLogEntry } from '@stoa/shared/contract/people/audit-log.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { type AuditLogText, useAuditLogText } from '../../messages/audit-log.ts';
import classes from './audit-log.module.css';

type Facts = AuditLogEntry['before'];
type Value = Facts[string];

/** What an act changed, name by name. Names are those of the API, as in its file and its reading page. */
export function AuditFacts({ entry: { before, after } }: { entry: Pick<AuditLogEntry, 'before' | 'after'> }) {
  const t = useAuditLogText();
  const format = useFormat();
  const write = (value: Value): string => writtenOf(t, format, value);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {names.map((key) => {
        const name = key.replaceAll('_', ' ');
        const [was, is] = [before[key], after[key]];
        return (
          <li key={key} dir="auto">
            {is === undefined
              ? t('fact.gone', { name, before: write(was ?? null) })
              : was === undefined
                ? t('fact.now', { name, after: write(is) })
                : t('fact.was', { name, before: write(was), after: write(is) })}
          </li>
        );
      })}
    </ul>
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function writtenOf(t: AuditLogText, format: ReturnType<typeof useFormat>, value: Value): string {
  if (value === null || value === '') return t('fact.nothing');
  if (typeof value === 'boolean') return t(value ? 'fact.yes' : 'fact.no');
  if (typeof value === 'number') return format.number(value);
  if (Array.isArray(value)) return value.length === 0 ? t('fact.nothing') : format.list(value);
  return INSTANT.test(value) ? format.moment(value) : value;
}
