import type { MergePart } from '@stoa/shared/contract/people/account-merges.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useDuplicatesText } from '../../messages/duplicates.ts';
import { keptOf } from './kept-of.ts';

/** What moves, what both have and which of the two holds, what is let go. */
export function MergeParts({ parts }: { parts: readonly MergePart[] }) {
  const t = useDuplicatesText();
  const format = useFormat();
  return (
    <Section title={t('what.title')}>
      {parts.length === 0 ? (
        <Text>{t('what.nothing')}</Text>
      ) : (
        <>
          <Text>{t('what.lead')}</Text>
          <RecordTable
            rows={parts}
            keyOf={({ name }) => name}
            columns={[
              {
                name: t('column.part'),
                cell: ({ name }) => t(`part.${name}`),
                note: ({ name, collided }) => collided > 0 && t(`kept.${keptOf(name)}`),
              },
              { name: t('column.moved'), isNumber: true, cell: ({ moved }) => format.number(moved) },
              { name: t('column.collided'), isNumber: true, cell: ({ collided }) => format.number(collided) },
              { name: t('column.dropped'), isNumber: true, cell: ({ dropped }) => format.number(dropped) },
            ]}
          />
        </>
      )}
    </Section>
  );
}
