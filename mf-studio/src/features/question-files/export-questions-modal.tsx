import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Stack, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { saveBlob } from '@stoa/shared/ui/download.ts';
import { questionFieldsOf } from '../../builder/target-fields.ts';
import { useGiftText } from '../../messages/gift.ts';
import { isInGift, writeGift } from './write-gift.ts';

/** Says what stays behind, and has the rest saved as a file. */
export function ExportGiftModal({ lesson, onClose }: { lesson: BuilderLesson; onClose(): void }) {
  const t = useGiftText();
  const ui = useUiText();
  const questions = (lesson.quiz?.questions ?? []).map(questionFieldsOf);
  const left = questions.flatMap((question, at) => (isInGift(question) ? [] : [{ number: at + 1, question }]));
  const isEmpty = left.length === questions.length;
  function save(): void {
    saveBlob(new Blob([writeGift(questions)], { type: 'text/plain' }), t('export.name', { title: lesson.title }));
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
        {left.length > 0 && (
          <>
            <Text fw={600}>{t('export.left')}</Text>
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
