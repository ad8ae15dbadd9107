import type { VersionHealth } from '@stoa/shared/contract/health.ts';
import { countText } from '@stoa/shared/ui/format.ts';

const words: Record<string, string> = {
  mount: 'threw at its first render',
  runtime: 'threw later, while in use',
  integrity: 'got bytes that are not those of the release',
};

/** 'load:chunk:timeout' → 'could not load a chunk: timeout' */
function kindWords(kind: string): string {
  const [stage = kind, what, how] = kind.split(':');
  if (stage !== 'load') return words[kind] ?? kind;
  return `could not load ${what === 'entry' ? 'the entry' : `a ${what ?? 'file'}`}${how ? `: ${how}` : ''}`;
}

/** What failed, for how many; the commonest first. */
export function FailureKinds({ health }: { health: VersionHealth }) {
  const kinds = Object.entries(health.failures).sort(([, a], [, b]) => b - a);
  if (kinds.length === 0) return null;
  return (
    <ul>
      {kinds.map(([kind, count]) => (
        <li key={kind}>
          {countText(count, 'visitor')}: {health.version} {kindWords(kind)}
        </li>
      ))}
    </ul>
  );
}
