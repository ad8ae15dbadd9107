import type { VersionDiff } from '@stoa/shared/contract/artefacts.ts';
import { bytesText, countText } from '@stoa/shared/ui/format.ts';
import { Section } from '@stoa/shared/ui/section.tsx';
import { StatTile } from '@stoa/shared/ui/stat-tile.tsx';
import { DiffTable, type DiffRow } from './diff-table.tsx';
import classes from './version-diff.module.css';

/** What differs between two versions: the weight first, then routes, libraries and files. */
export function VersionDiffView({ diff }: { diff: VersionDiff }) {
  const { commits, first_view, contract } = diff;
  const files = fileRows(diff);
  const maps = files.length - files.filter(isNoMap).length;
  return (
    <>
      <div className={classes.tiles}>
        <StatTile
          label="First view, compressed"
          value={bytesText(first_view.to)}
          hint={growthText(first_view.from, first_view.to)}
        />
        <StatTile label="Files" value={changedFiles(diff)} hint={`${countText(diff.files.same, 'file')} the same`} />
        <StatTile
          label="Platform contract"
          value={contract.to}
          hint={contract.from === contract.to ? 'unchanged' : `was ${contract.from}`}
        />
        <StatTile
          label="Commit"
          value={<span className={classes.commit}>{commits.to?.slice(0, 10) ?? 'unknown'}</span>}
          hint={`was ${commits.from?.slice(0, 10) ?? 'unknown'}`}
        />
      </div>
      <Section title="Routes">
        <DiffTable rows={routeRows(diff)} none="The same routes, with the same rights." />
      </Section>
      <Section title="Shared libraries">
        <DiffTable rows={sharedRows(diff)} none="The same libraries in the same versions." />
      </Section>
      <Section title="Files">
        <DiffTable rows={files.filter(isNoMap)} none="The same bytes, file by file." />
        {maps > 0 && <p className={classes.maps}>And {countText(maps, 'source map')}, which browsers do not fetch.</p>}
      </Section>
    </>
  );
}

const growthText = (from: number, to: number): string => {
  if (from === to) return 'unchanged';
  return `${bytesText(Math.abs(to - from))} ${to > from ? 'more' : 'less'} than ${bytesText(from)}`;
};

const isNoMap = ({ what }: DiffRow): boolean => !what.endsWith('.map');

/** '4 kB → 6 kB'; where rounding would hide it, '4 kB, 33 bytes more'. */
function resizeText(from: number, to: number): string {
  const [before, after] = [bytesText(from), bytesText(to)];
  if (before !== after) return `${before} → ${after}`;
  return from === to
    ? `${after}, as before`
    : `${after}, ${bytesText(Math.abs(to - from))} ${to > from ? 'more' : 'less'}`;
}

const changedFiles = ({ files: { added, removed, changed } }: VersionDiff): string =>
  countText(added.length + removed.length + changed.length, 'change');

const routeRows = ({ routes: { added, removed, changed } }: VersionDiff): DiffRow[] => [
  ...added.map((path): DiffRow => ({ kind: 'added', what: path, words: 'new' })),
  ...removed.map((path): DiffRow => ({ kind: 'removed', what: path, words: 'gone' })),
  ...changed.map(({ path, what }): DiffRow => ({ kind: 'changed', what: path, words: what })),
];

const sharedRows = ({ shared }: VersionDiff): DiffRow[] =>
  Object.entries(shared)
    .filter(([, { from, to }]) => from !== to)
    .map(([name, { from, to }]) => ({
      kind: from === null ? 'added' : to === null ? 'removed' : 'changed',
      what: name,
      words: [from, to].filter((range) => range !== null).join(' → '),
    }));

const fileRows = ({ files: { added, removed, changed } }: VersionDiff): DiffRow[] => [
  ...changed.map(({ path, from_bytes, to_bytes }): DiffRow => ({
    kind: 'changed',
    what: path,
    words: resizeText(from_bytes, to_bytes),
  })),
  ...added.map(({ path, bytes }): DiffRow => ({ kind: 'added', what: path, words: bytesText(bytes) })),
  ...removed.map(({ path, bytes }): DiffRow => ({ kind: 'removed', what: path, words: bytesText(bytes) })),
];
