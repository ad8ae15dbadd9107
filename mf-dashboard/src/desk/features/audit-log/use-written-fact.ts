import type { AuditLogEntry } from '@stoa/shared/contract/people/audit-log.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { factWord, useAuditFactText } from '../../messages/audit-facts.ts';
import { useAuditLogText } from '../../messages/audit-log.ts';

type Facts = AuditLogEntry['before'];
type Value = Facts[string];
type Format = ReturnType<typeof useFormat>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Writes a value of a fact: money where its currency stands beside it, shares as such, days and moments as dates. */
export function useWrittenFact(): (name: string, value: Value, beside: Facts) => string {
  const t = useAuditLogText();
  const words = useAuditFactText();
  const format = useFormat();
  return function write(name, value, beside): string {
    if (value === null || value === '') return t('fact.nothing');
    if (typeof value === 'boolean') return t(value ? 'fact.yes' : 'fact.no');
    if (typeof value === 'number') return numberOf(format, { name, value, beside });
    if (Array.isArray(value)) return value.length === 0 ? t('fact.nothing') : format.list(value);
    if (INSTANT.test(value)) return format.moment(value);
    if (DAY.test(value)) return format.date(value);
    return name === 'country' ? format.country(value) : factWord(words, name, value);
  };
}

function numberOf(format: Format, { name, value, beside }: { name: string; value: number; beside: Facts }): string {
  const { currency } = beside;
  if (name.endsWith('_minor') && typeof currency === 'string') return format.money(value, currency);
  if (name === 'percent') return format.percent(value);
  // Of a tax: hundredths of a percent.
  if (name === 'rate') return format.percent(value / 100);
  return format.number(value);
}
