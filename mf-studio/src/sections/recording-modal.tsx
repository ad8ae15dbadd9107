import { useState } from 'react';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Alert, Button, Group, Stack, Text } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Modal } from '@stoa/shared/ui/overlays.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useBuilder } from '../builder/builder-context.tsx';
import { useRefreshSchedule, useScheduleRefusal } from '../features/live-classes/use-schedule.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { useLiveClassesText } from '../messages/live-classes.ts';

/** A film of a class that is over becomes a lesson of its course. */
export function RecordingModal({ planned, onClose }: { planned: PlannedClass; onClose(): void }) {
  const t = useLiveClassesText();
  const ui = useUiText();
  const api = useApi();
  const { course, reload } = useBuilder();
  const { toasts } = usePlatform();
  const refusal = useScheduleRefusal();
  const refresh = useRefreshSchedule();
  const [lessonId, setLessonId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // What was uploaded and is no lesson yet: it need not be uploaded again.
  const [refusedId, setRefusedId] = useState<string>();
  /** What was uploaded while the class has another recording. */
  const [secondId, setSecondId] = useState<string>();
  const keep = async (fileId: string, { replaces = false } = {}) => {
    setProblem(undefined);
    setRefusedId(undefined);
    setSecondId(undefined);
    try {
      const body = { file_id: fileId, replaces };
      const { lesson_id } = await api.keepRecording({ params: { id: planned.id }, body });
      setLessonId(lesson_id);
      toasts.show({ kind: 'success', message: t('recording.done') });
      await Promise.all([refresh(), reload()]);
    } catch (error) {
      if (isApiError(error) && error.code === 'conflict') return setSecondId(fileId);
      const message = refusal(error);
      setProblem(message);
      setRefusedId(fileId);
      // The window may be closed by now.
      toasts.show({ kind: 'error', message });
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('recording.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Stack>
        <Text>{t('recording.text')}</Text>
        <UploadField
          id={`recording-${planned.id}`}
          slot={`recording:${planned.id}`}
          purpose="video"
          label={t('recording.file')}
          description={t('recording.hint')}
          file={null}
          isReadOnly={false}
          onReady={({ id }) => void keep(id)}
          onRemove={() => undefined}
        />
        <FormProblem text={problem} />
        {secondId && (
          <Alert color="yellow" role="alert" title={t('recording.second')}>
            <Text>{t('recording.second.text')}</Text>
            <Group justify="flex-end" gap="sm" mt="sm">
              <Button variant="default" onClick={onClose}>
                {t('recording.second.keep')}
              </Button>
              <Button color="red" onClick={() => void keep(secondId, { replaces: true })}>
                {t('recording.second.replace')}
              </Button>
            </Group>
          </Alert>
        )}
        {refusedId && <Button onClick={() => void keep(refusedId)}>{ui('error.retry')}</Button>}
        {lessonId && (
          <LinkButton to={to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: lessonId })}>
            {t('recording.open')}
          </LinkButton>
        )}
      </Stack>
    </Modal>
  );
}
