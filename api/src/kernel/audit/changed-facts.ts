import { isDeepStrictEqual } from 'node:util';
import type { AuditFacts } from './audit.tables.ts';

/** Of what an act changed, and of nothing else, how it was and how it is. */
export function changedFacts(before: AuditFacts, after: AuditFacts): { before: AuditFacts; after: AuditFacts } {
  const isChanged = ([name]: [string, unknown]) => !isDeepStrictEqual(before[name], after[name]);
  const changedIn = (facts: AuditFacts): AuditFacts => Object.fromEntries(Object.entries(facts).filter(isChanged));
  return { before: changedIn(before), after: changedIn(after) };
}
