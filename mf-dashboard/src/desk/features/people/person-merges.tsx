import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePeopleText } from '../../messages/people.ts';
import classes from './people.module.css';
import { usePersonMerges } from './use-person.ts';

/** Only where there was one. */
export function PersonMerges({ id }: { id: string }) {
  const t = usePeopleText();
  const format = useFormat();
  const { data } = usePersonMerges(id);
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('merges.title')}>
      <FactList>
        {data.map((merged) => (
          <Fact key={merged.id} name={t('merges.merged', { date: format.date(merged.merged_at) })}>
            <span className={classes.number}>{merged.email}</span>
          </Fact>
        ))}
      </FactList>
    </Section>
  );
}
