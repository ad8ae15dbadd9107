import { MOST_QUESTIONS, type BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Input, Stack, Text, Textarea } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useId } from 'react';
import { useQuestionFilesText } from '../../messages/question-files.ts';
import type { TruthWords } from '@stoa/shared/question-files/reading/read-items.ts';
import { ReadingPreview } from './reading-preview.tsx';
import { useAddQuestions } from './use-add-questions.ts';
import { useReading } from './use-reading.ts';

interface ImportQuestionsProps {
  lesson: BuilderLesson;
  truth: TruthWords;
  onClose(): void;
}

/** A file, or a pasted text; what it holds is shown before anything is added, and then all of it is or nothing. */
export function ImportQuestionsModal({ lesson, truth, onClose }: ImportQuestionsProps) {
  const t = useQuestionFilesText();
  const ui = useUiText();
  const fileId = useId();
  const { text, isReading, found, openPicture, unread, readText, readFile } = useReading(truth);
  const { add, sending, problem: notAdded } = useAddQuestions(lesson, onClose);
  const questions = found?.questions ?? [];
  const room = MOST_QUESTIONS - (lesson.quiz?.questions.length ?? 0);
  const tooMany = questions.length > room ? t('import.most', { room }) : undefined;
  const problem = unread === undefined ? tooMany : t(`unread.${unread}`);
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
        <Input.Wrapper label={t('import.file')} description={t('import.file.hint')} id={fileId}>
          <input
            id={fileId}
            type="file"
            accept=".txt,.gift,.xml,.zip,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void readFile(file);
              // The same file can be chosen again, once it is mended.
              event.currentTarget.value = '';
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
          onChange={(event) => readText(event.currentTarget.value)}
        />
        {isReading && <Text role="status">{t('import.reading')}</Text>}
        {found && <ReadingPreview reading={found} />}
        {sending && <Text role="status">{t('import.sending', sending)}</Text>}
        <FormProblem text={problem ?? notAdded} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={questions.length === 0 || problem !== undefined}
            loading={add.isPending}
            onClick={() => add.mutate({ questions, openPicture })}
          >
            {t('import.add', { count: questions.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
