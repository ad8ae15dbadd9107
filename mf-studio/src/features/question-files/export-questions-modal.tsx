import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Radio, Stack, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { saveBlob } from '@stoa/shared/ui/download.ts';
import { useState } from 'react';
import { questionFieldsOf } from '../../builder/target-fields.ts';
import { useQuestionFilesText } from '../../messages/question-files.ts';
import { isInGift, writeGift } from './gift/write-gift.ts';
import { isInQti } from './qti/is-in-qti.ts';
import { writeQti } from './qti/write-qti.ts';

const formats = {
  qti: {
    holds: isInQti,
    write: (title: string, questions: readonly QuestionFields[]) =>
      new Blob([writeQti(title, questions)], { type: 'application/zip' }),
  },
  gift: {
    holds: isInGift,
    write: (_title: string, questions: readonly QuestionFields[]) =>
      new Blob([writeGift(questions)], { type: 'text/plain' }),
  },
};
type Format = keyof typeof formats;
const formatNames = Object.keys(formats) as Format[];

/** Says what stays behind, and has the rest saved as a file. */
export function ExportQuestionsModal({ lesson, onClose }: { lesson: BuilderLesson; onClose(): void }) {
  const t = useQuestionFilesText();
  const ui = useUiText();
  const [format, setFormat] = useState<Format>('qti');
  const { holds, write } = formats[format];
  const questions = (lesson.quiz?.questions ?? []).map(questionFieldsOf);
  const left = questions.flatMap((question, at) => (holds(question) ? [] : [{ number: at + 1, question }]));
  const isEmpty = left.length === questions.length;
  function save(): void {
    saveBlob(write(lesson.title, questions), t(`export.name.${format}`, { title: lesson.title }));
    onClose();
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('export.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Stack>
        <Text>{t('export.lead')}</Text>
        <Radio.Group label={t('export.format')} value={format} onChange={(chosen) => setFormat(chosen as Format)}>
          <Stack gap="xs" mt="xs">
            {formatNames.map((name) => (
              <Radio key={name} value={name} label={t(`export.${name}`)} description={t(`export.${name}.hint`)} />
            ))}
          </Stack>
        </Radio.Group>
        {left.length > 0 && (
          <>
            <Text fw={600}>{t(`export.left.${format}`)}</Text>
            <ul>
              {left.map(({ number, question: { prompt } }) => (
                <li key={number}>{t('export.question', { number, prompt })}</li>
              ))}
            </ul>
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={isEmpty} onClick={save}>
            {t('export.save', { count: questions.length - left.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
