import { IconTrash } from '@tabler/icons-react';
import { ActionIcon, Button, Text, UnstyledButton } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { Fold } from './fold.tsx';
import classes from './phrases.module.css';
import { useChangePhrases, usePhrases } from './use-phrases.ts';

interface PhrasesProps {
  /** Nothing is written that could be saved. */
  isEmpty: boolean;
  /** What is selected in the feedback, or all of it. */
  chosen(): string;
  onInsert(text: string): void;
}

/** What this reviewer writes often. */
export function Phrases({ isEmpty, chosen, onInsert }: PhrasesProps) {
  const t = useAssessmentText();
  return (
    <Fold title={t('phrases.title')}>
      <PhraseList isEmpty={isEmpty} chosen={chosen} onInsert={onInsert} />
    </Fold>
  );
}

function PhraseList({ isEmpty, chosen, onInsert }: PhrasesProps) {
  const t = useAssessmentText();
  const phrases = usePhrases();
  const { save, remove } = useChangePhrases();
  if (phrases.isPending) return <RowSkeleton count={2} label={t('phrases.loading')} />;
  if (phrases.isError) return <LoadFailed query={phrases} />;
  return (
    <div className={classes.phrases}>
      {phrases.data.length === 0 && <Text size="sm">{t('phrases.none')}</Text>}
      {phrases.data.length > 0 && (
        <ul className={classes.list}>
          {phrases.data.map((phrase) => (
            <li key={phrase.id} className={classes.phrase}>
              <UnstyledButton
                className={classes.insert ?? ''}
                aria-label={t('phrases.insert', { text: phrase.text })}
                onClick={() => onInsert(phrase.text)}
              >
                {phrase.text}
              </UnstyledButton>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('phrases.remove', { text: phrase.text })}
                disabled={remove.isPending}
                onClick={() => remove.mutate(phrase)}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="sm"
          disabled={isEmpty}
          loading={save.isPending}
          aria-describedby="phrase-hint"
          onClick={() => save.mutate(chosen())}
        >
          {t('phrases.save')}
        </Button>
        <Text id="phrase-hint" size="sm" c="dimmed">
          {t('phrases.save.hint')}
        </Text>
      </div>
    </div>
  );
}
