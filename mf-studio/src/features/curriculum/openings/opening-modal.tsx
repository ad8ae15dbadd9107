import { Button, Group, Stack } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import type { CourseModule } from '../../../builder/course-order.ts';
import { useOpeningsText } from '../../../messages/openings.ts';
import { OpeningEditor } from './opening-editor.tsx';

interface OpeningModalProps {
  module: CourseModule;
  onClose(): void;
}

/** When a module opens: saved as it is chosen, like all of the builder. */
export function OpeningModal({ module, onClose }: OpeningModalProps) {
  const t = useOpeningsText();
  return (
    <Modal opened onClose={onClose} title={t('module.open', { title: module.title })}>
      <Stack gap="lg">
        <OpeningEditor kind="module" id={module.id} opening={module.opening} />
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('module.close')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
