import type { AuditLogEntry } from '@stoa/shared/contract/people/audit-log.ts';
import { factName, useAuditFactText } from '../../messages/audit-facts.ts';
import { useAuditLogText } from '../../messages/audit-log.ts';
import classes from './audit-log.module.css';
import { useWrittenFact } from './use-written-fact.ts';

/** What an act changed, name by name, in the words of the page. */
export function AuditFacts({ entry: { before, after } }: { entry: Pick<AuditLogEntry, 'before' | 'after'> }) {
  const t = useAuditLogText();
  const words = useAuditFactText();
  const write = useWrittenFact();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {names.map((key) => {
        const name = factName(words, key);
        const [was, is] = [before[key], after[key]];
        return (
          <li key={key} dir="auto">
            {is === undefined
              ? t('fact.gone', { name, before: write(key, was ?? null, before) })
              : was === undefined
                ? t('fact.now', { name, after: write(key, is, after) })
                : t('fact.was', { name, before: write(key, was, before), after: write(key, is, after) })}
          </li>
        );
      })}
    </ul>
  );
}
