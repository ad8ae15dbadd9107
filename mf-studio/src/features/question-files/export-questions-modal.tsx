import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Radio, Stack, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { saveBlob } from '@stoa/shared/ui/download.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { questionFieldsOf } from '../../builder/target-fields.ts';
import { useQuestionFilesText } from '../../messages/question-files.ts';
import { whyNotInGift, writeGift } from './gift/write-gift.ts';
import { whyNotInQti } from './qti/why-not-in-qti.ts';
import { packPictures, readyPictures } from './qti/pack-pictures.ts';
import { writeQti } from './qti/write-qti.ts';

const formats = ['qti', 'gift'] as const;
type Format = (typeof formats)[number];

/** Says what stays behind, and has the rest saved as a file. */
export function ExportQuestionsModal({ lesson, onClose }: { lesson: BuilderLesson; onClose(): void }) {
  const t = useQuestionFilesText();
  const ui = useUiText();
  const [format, setFormat] = useState<Format>('qti');
  const { count, left, write } = useExport(lesson, format);
  const save = useMutation({
    mutationFn: write,
    onSuccess: (file) => {
      saveBlob(file, t(`export.name.${format}`, { title: lesson.title }));
      onClose();
    },
  });
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
            {formats.map((name) => (
              <Radio key={name} value={name} label={t(`export.${name}`)} description={t(`export.${name}.hint`)} />
            ))}
          </Stack>
        </Radio.Group>
        {left.length > 0 && (
          <>
            <Text fw={600}>{t('export.left')}</Text>
            <ul>
              {left.map(({ number, prompt, why }) => (
                <li key={number}>
                  {t('export.question', { number, prompt })}
                  <Text size="sm" c="dimmed">
                    {t(`why.${why}`)}
                  </Text>
                </li>
              ))}
            </ul>
          </>
        )}
        <FormProblem text={save.isError && t('export.failed')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={count === 0} loading={save.isPending} onClick={() => save.mutate()}>
            {t('export.save', { count })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** What comes along in this format, what does not and why, and what makes the file. */
function useExport({ title, quiz }: BuilderLesson, format: Format) {
  const whole = quiz?.questions ?? [];
  const questions = whole.map(questionFieldsOf);
  const pictures = readyPictures(whole);
  const left = questions.flatMap((question, at) => {
    const why = format === 'gift' ? whyNotInGift(question) : whyNotInQti(question, pictures);
    return why === undefined ? [] : [{ number: at + 1, prompt: question.prompt, why }];
  });
  return {
    count: questions.length - left.length,
    left,
    write: async (): Promise<Blob> =>
      format === 'gift'
        ? new Blob([writeGift(questions)], { type: 'text/plain' })
        : new Blob([writeQti(title, questions, await packPictures(pictures))], { type: 'application/zip' }),
  };
}
