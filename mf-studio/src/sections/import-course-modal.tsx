import type { UploadStore } from '@stoa/shared/files/upload-store.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Modal } from '@stoa/shared/overlays';
import { Stack } from '@stoa/shared/kit';
import { UploadProvider } from '../features/uploads/upload-context.tsx';
import { useCourseImportText } from '../messages/course-import.ts';
import { ImportCourse } from './import-course.tsx';

interface ImportCourseModalProps {
  uploads?: UploadStore;
  onClose(): void;
}

const nowhere = () => false;

/** Takes a whole course in from a file. */
export function ImportCourseModal({ uploads, onClose }: ImportCourseModalProps) {
  const t = useCourseImportText();
  const ui = useUiText();
  return (
    <Modal opened onClose={onClose} title={t('title')} size="lg" closeButtonProps={{ 'aria-label': ui('close') }}>
      <UploadProvider isOwnPath={nowhere} {...(uploads && { store: uploads })}>
        <Stack>
          <ImportCourse />
        </Stack>
      </UploadProvider>
    </Modal>
  );
}
