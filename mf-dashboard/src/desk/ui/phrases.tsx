import { useId } from 'react';
import type { PhrasePurpose } from '@stoa/shared/contract/learning/assignment-words.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { Insertion } from '../../ui/use-insertion.ts';
import { usePhrasesText } from '../messages/phrases.ts';
import { PhraseButton } from './phrase-button.tsx';
import { PhraseRow } from './phrase-row.tsx';
import classes from './phrases.module.css';
import { useChangePhrases, usePhrases, useShippedPhrases, type PhraseReader } from './use-phrases.ts';

interface PhrasesProps {
  purpose: PhrasePurpose;
  /** Into which they are put. */
  field: Insertion;
  /** For whom the site ships phrases of its own; none: there are none. */
  reader?: PhraseReader;
}

/** What this reviewer writes often, and what reviewers often write. */
export function Phrases({ reader, ...props }: PhrasesProps) {
  const t = usePhrasesText();
  return (
    <Fold title={t(reader ? 'title' : 'own')}>
      <OwnPhrases {...props} />
      {reader && <ShippedPhrases field={props.field} reader={reader} />}
    </Fold>
  );
}

function OwnPhrases({ purpose, field }: Omit<PhrasesProps, 'reader'>) {
  const t = usePhrasesText();
  const hint = useId();
  const phrases = usePhrases(purpose);
  const changes = useChangePhrases(purpose);
  const insert = useInsert(field);
  if (phrases.isPending) return <RowSkeleton count={2} label={t('loading')} />;
  if (phrases.isError) return <LoadFailed query={phrases} />;
  return (
    <div className={classes.phrases}>
      {phrases.data.length === 0 && <Text size="sm">{t('none')}</Text>}
      {phrases.data.length > 0 && (
        <ul className={classes.list} aria-label={t('own')}>
          {phrases.data.map((phrase) => (
            <PhraseRow key={phrase.id} phrase={phrase} changes={changes} onInsert={insert} />
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="sm"
          disabled={field.isEmpty}
          loading={changes.save.isPending}
          aria-describedby={hint}
          onClick={() => changes.save.mutate(field.chosen())}
        >
          {t('save')}
        </Button>
        <Text id={hint} size="sm" c="dimmed">
          {t('save.hint')}
        </Text>
      </div>
    </div>
  );
}

function ShippedPhrases({ field, reader }: { field: Insertion; reader: PhraseReader }) {
  const t = usePhrasesText();
  const shipped = useShippedPhrases(reader);
  const insert = useInsert(field);
  if (shipped.isPending) return <RowSkeleton count={2} label={t('loading')} />;
  if (shipped.isError) return <LoadFailed query={shipped} />;
  return (
    <div className={classes.phrases}>
      <Text size="sm" fw={600}>
        {t('shipped')}
      </Text>
      <ul className={classes.list} aria-label={t('shipped')}>
        {shipped.data.phrases.map((text) => (
          <li key={text} lang={shipped.data.locale} className={classes.phrase}>
            <PhraseButton text={text} onInsert={insert} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says so where there is no room for it. */
function useInsert(field: Insertion) {
  const t = usePhrasesText();
  const { toasts } = usePlatform();
  return (text: string) => {
    if (!field.insert(text)) toasts.show({ kind: 'error', message: t('noRoom') });
  };
}
