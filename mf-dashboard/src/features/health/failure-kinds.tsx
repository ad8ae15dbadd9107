import type { VersionHealth } from '@stoa/shared/contract/health.ts';
import { countText } from '@stoa/shared/ui/format.ts';
import classes from './failure-kinds.module.css';

const words: Record<string, string> = {
  mount: 'threw at its first render',
  runtime: 'threw later, while in use',
  integrity: 'got bytes that are not those of the release',
};

const stages: Record<string, string> = { entry: 'the entry', other: 'a file', shared: 'a shared library' };

/** 'load:chunk:timeout' → 'could not load a chunk: timeout' */
function kindWords(kind: string): string {
  const [first, stage = 'other', way] = kind.split(':');
  if (first !== 'load') return words[kind] ?? kind;
  return `could not load ${stages[stage] ?? `a ${stage}`}${way && way !== 'error' ? `: ${way}` : ''}`;
}

/** What failed, for how many; the commonest first. */
export function FailureKinds({ health }: { health: VersionHealth }) {
  const kinds = Object.entries(health.failures).sort(([, a], [, b]) => b - a);
  if (kinds.length === 0) return null;
  return (
    <ul className={classes.kinds}>
      {kinds.map(([kind, count]) => (
        <li key={kind}>
          {countText(count, 'visitor')}: it {kindWords(kind)}
        </li>
      ))}
    </ul>
  );
}
