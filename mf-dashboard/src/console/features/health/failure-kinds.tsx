import type { VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import { useReleaseWords, type ReleaseWords } from '../../messages/releases.ts';
import classes from './failure-kinds.module.css';

const ways = ['mount', 'runtime', 'integrity'] as const;
const stages = ['entry', 'other', 'shared', 'chunk', 'stylesheet', 'manifest', 'descriptor'] as const;
const among = <T extends string>(known: readonly T[], word: string): T | undefined => known.find((one) => one === word);

/** 'load:chunk:timeout' → 'it could not load a chunk: timeout' */
function kindWords(kind: string, { t }: ReleaseWords): string {
  const [first = '', stage = 'other', way] = kind.split(':');
  if (first !== 'load') {
    const known = among(ways, kind);
    return known ? t(`failure.${known}`) : kind;
  }
  const known = among(stages, stage);
  const what = known ? t(`failure.stage.${known}`) : stage;
  return way && way !== 'error' ? t('failure.load.way', { what, way }) : t('failure.load', { what });
}

/** What failed, for how many; the commonest first. */
export function FailureKinds({ health }: { health: VersionHealth }) {
  const words = useReleaseWords();
  const kinds = Object.entries(health.failures).sort(([, a], [, b]) => b - a);
  if (kinds.length === 0) return null;
  return (
    <ul className={classes.kinds}>
      {kinds.map(([kind, count]) => (
        <li key={kind}>{words.t('failure.of', { count, what: kindWords(kind, words) })}</li>
      ))}
    </ul>
  );
}
