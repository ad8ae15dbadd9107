import { MOST_QUESTIONS, type BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Input, Stack, Text, Textarea } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useId, useMemo, useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useGiftText } from '../../messages/gift.ts';
import { GiftPreview } from './gift-preview.tsx';
import { MOST_GIFT, readGift, type TruthWords } from './read-gift.ts';

interface ImportGiftProps {
  lesson: BuilderLesson;
  truth: TruthWords;
  onClose(): void;
}

/** A text in GIFT, chosen or pasted; what it holds is shown before anything is added, and then all of it is or nothing. */
export function ImportGiftModal({ lesson, truth, onClose }: ImportGiftProps) {
  const t = useGiftText();
  const ui = useUiText();
  const errorText = useErrorText();
  const fileId = useId();
  const [text, setText] = useState('');
  const reading = useMemo(() => readGift(text, truth), [text, truth]);
  const add = useAddQuestions(lesson, onClose);
  const { length } = reading.questions;
  const room = MOST_QUESTIONS - (lesson.quiz?.questions.length ?? 0);
  const problem = text.length > MOST_GIFT ? t('import.long') : length > room ? t('import.most', { room }) : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('import.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Stack>
        <Text>{t('import.lead')}</Text>
        <Input.Wrapper label={t('import.file')} id={fileId}>
          <input
            id={fileId}
            type="file"
            accept=".txt,.gift,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Four bytes make a character at most: of what is longer, enough to say so.
              if (file)
                void file
                  .slice(0, MOST_GIFT * 4)
                  .text()
                  .then(setText);
            }}
          />
        </Input.Wrapper>
        <Textarea
          label={t('import.text')}
          minRows={6}
          maxRows={12}
          autosize
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text.trim() !== '' && <GiftPreview reading={reading} />}
        <FormProblem text={problem ?? (add.isError ? errorText(add.error) : undefined)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={length === 0 || problem !== undefined}
            loading={add.isPending}
            onClick={() => add.mutate(reading.questions)}
          >
            {t('import.add', { count: length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function useAddQuestions({ id }: BuilderLesson, onDone: () => void) {
  const t = useGiftText();
  const api = useApi();
  const { course, saver } = useBuilder();
  const { toasts } = usePlatform();
  return useSingleMutation({
    mutationKey: ['questions', course.id],
    mutationFn: (questions: ReturnType<typeof readGift>['questions']) =>
      saver.run(() => api.createQuestions({ body: { lesson_id: id, questions } })),
    onSuccess: (_, { length }) => {
      toasts.show({ kind: 'success', message: t('import.added', { count: length }) });
      onDone();
    },
  });
}
