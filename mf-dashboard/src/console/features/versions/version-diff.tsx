import type { ReactNode } from 'react';
import type { VersionDiff } from '@stoa/shared/platform-contract/artefacts.ts';
import { Section } from '@stoa/shared/ui/section.tsx';
import { StatTile } from '@stoa/shared/ui/stat-tile.tsx';
import { DiffTable, type DiffRow } from './diff-table.tsx';
import classes from './version-diff.module.css';
import { useReleaseWords, type ReleaseWords } from '../../messages/releases.ts';

/** What differs between two versions: the weight first, then what stands between, routes, libraries and files. */
export function VersionDiffView({ diff, children }: { diff: VersionDiff; children: ReactNode }) {
  const words = useReleaseWords();
  const { t, format } = words;
  const { commits, first_view, contract } = diff;
  const files = fileRows(diff, words);
  const maps = files.length - files.filter(isNoMap).length;
  return (
    <>
      <div className={classes.tiles}>
        <StatTile
          label={t('diff.first-view')}
          value={format.bytes(first_view.to)}
          hint={growthText(first_view.from, first_view.to, words)}
        />
        <StatTile
          label={t('diff.files')}
          value={changedFiles(diff, words)}
          hint={t('diff.same', { count: diff.files.same })}
        />
        <StatTile
          label={t('diff.contract')}
          value={contract.to}
          hint={contract.from === contract.to ? t('diff.unchanged') : t('diff.was', { before: contract.from })}
        />
        <StatTile
          label={t('diff.commit')}
          value={<span className={classes.commit}>{commits.to?.slice(0, 10) ?? t('diff.unknown')}</span>}
          hint={t('diff.was', { before: commits.from?.slice(0, 10) ?? t('diff.unknown') })}
        />
      </div>
      {children}
      <Section title={t('diff.routes')}>
        <DiffTable rows={routeRows(diff, words)} none={t('diff.routes.none')} />
      </Section>
      <Section title={t('diff.shared')}>
        <DiffTable rows={sharedRows(diff)} none={t('diff.shared.none')} />
      </Section>
      <Section title={t('diff.files')}>
        <DiffTable rows={files.filter(isNoMap)} none={t('diff.files.none')} />
        {maps > 0 && <p className={classes.maps}>{t('diff.maps', { count: maps })}</p>}
      </Section>
    </>
  );
}

const growthText = (from: number, to: number, { t, format }: ReleaseWords): string =>
  from === to
    ? t('diff.unchanged')
    : t(to > from ? 'diff.more' : 'diff.less', {
        change: format.bytes(Math.abs(to - from)),
        bytes: format.bytes(from),
      });

const isNoMap = ({ what }: DiffRow): boolean => !what.endsWith('.map');

/** '4 kB → 6 kB'; where rounding would hide it, '4 kB, 33 bytes more'. */
function resizeText(from: number, to: number, { t, format }: ReleaseWords): string {
  const [before, bytes] = [format.bytes(from), format.bytes(to)];
  if (before !== bytes) return `${before} → ${bytes}`;
  if (from === to) return t('diff.as-before', { bytes });
  return t(to > from ? 'diff.resize.more' : 'diff.resize.less', { bytes, change: format.bytes(Math.abs(to - from)) });
}

const changedFiles = ({ files: { added, removed, changed } }: VersionDiff, { t }: ReleaseWords): string =>
  t('diff.changes', { count: added.length + removed.length + changed.length });

const routeRows = ({ routes: { added, removed, changed } }: VersionDiff, { t }: ReleaseWords): DiffRow[] => [
  ...added.map((path): DiffRow => ({ kind: 'added', what: path, words: t('diff.new') })),
  ...removed.map((path): DiffRow => ({ kind: 'removed', what: path, words: t('diff.gone') })),
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

const fileRows = ({ files: { added, removed, changed } }: VersionDiff, words: ReleaseWords): DiffRow[] => [
  ...changed.map(({ path, from_bytes, to_bytes }): DiffRow => ({
    kind: 'changed',
    what: path,
    words: resizeText(from_bytes, to_bytes, words),
  })),
  ...added.map(({ path, bytes }): DiffRow => ({ kind: 'added', what: path, words: words.format.bytes(bytes) })),
  ...removed.map(({ path, bytes }): DiffRow => ({ kind: 'removed', what: path, words: words.format.bytes(bytes) })),
];
