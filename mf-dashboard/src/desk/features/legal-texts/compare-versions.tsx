import { useState } from 'react';
import type { LegalDesk } from '@stoa/shared/contract/people/legal-texts.ts';
import { Group, NativeSelect } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useLegalTextsText } from '../../messages/legal-texts.ts';
import { useLegalVersion } from './use-legal-text.ts';
import { WordsDiff } from './words-diff.tsx';

const DRAFT = 'draft';
const numberOf = (choice: string): number | undefined => (choice === DRAFT ? undefined : Number(choice));

/** Any two of the versions, or one of them and the draft, word by word. */
export function CompareVersions({ desk }: { desk: LegalDesk }) {
  const t = useLegalTextsText();
  const [newest] = desk.versions;
  const [from, setFrom] = useState(String(newest?.number ?? 1));
  const [to, setTo] = useState(DRAFT);
  const choices = [
    { value: DRAFT, label: t('compare.draft') },
    ...desk.versions.map(({ number }) => ({ value: String(number), label: t('compare.version', { number }) })),
  ];
  return (
    <Section title={t('compare.title')}>
      <Group gap="md" align="end">
        <NativeSelect
          label={t('compare.from')}
          value={from}
          data={choices}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('compare.to')}
          value={to}
          data={choices}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </Group>
      <Difference desk={desk} from={numberOf(from)} to={numberOf(to)} />
    </Section>
  );
}

interface DifferenceProps {
  desk: LegalDesk;
  /** Numbers of versions; undefined: the draft. */
  from: number | undefined;
  to: number | undefined;
}

function Difference({ desk: { kind, draft }, from, to }: DifferenceProps) {
  const t = useLegalTextsText();
  const [before, after] = [useLegalVersion(kind, from), useLegalVersion(kind, to)];
  const failed = [before, after].find(({ isError }) => isError);
  if (failed) return <LoadFailed query={failed} />;
  const words = [from === undefined ? draft.words : before.data, to === undefined ? draft.words : after.data];
  const [was, is] = words;
  if (was === undefined || is === undefined) return <RowSkeleton count={2} label={t('compare.loading')} />;
  return <WordsDiff before={was} after={is} />;
}
