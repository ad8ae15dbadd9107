import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Alert, Skeleton } from '@stoa/shared/kit';
import { HelpLink } from '@stoa/shared/remote/help/help-link.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Modal } from '@stoa/shared/ui/overlays.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { Inspector } from './inspector.tsx';

/** The package at work, with everything that it says: nothing of it is kept. */
export function InspectorModal({ lesson, onClose }: { lesson: BuilderLesson; onClose(): void }) {
  const t = useScormText();
  const errorText = useErrorText();
  const api = useApi();
  const opening = useMutation({
    mutationFn: () => api.openScorm({ body: { lesson_id: lesson.id, purpose: 'inspect', attempt: 'new' } }),
  });
  const { mutate } = opening;
  useEffect(() => mutate(), [mutate]);
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={t('inspector.title', { title: lesson.title })}
      closeButtonProps={{ 'aria-label': t('inspector.close'), size: 44 }}
    >
      <HelpLink about="scorm" />
      {opening.data ? (
        <Inspector key={opening.data.id} launch={opening.data} onAgain={() => mutate()} />
      ) : opening.isError ? (
        <Alert color="red" role="alert">
          {errorText(opening.error, { unavailable: t('inspector.noHost') })}
        </Alert>
      ) : (
        <Skeleton height="60vh" aria-label={t('inspector.opening')} />
      )}
    </Modal>
  );
}
