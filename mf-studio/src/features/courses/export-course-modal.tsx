import { scormExportVersions } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Radio, Stack } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useState } from 'react';
import { useScormExportText } from '../../messages/scorm-export.ts';
import { ExportArchive } from './export-archive.tsx';
import { ExportCartridge } from './export-cartridge.tsx';
import { ExportScorm } from './export-scorm.tsx';

interface ExportCourseModalProps {
  course: Pick<OwnCourse, 'id' | 'name'>;
  onClose(): void;
}

const forms = [...scormExportVersions, 'cartridge', 'archive'] as const;
type Form = (typeof forms)[number];

/** Says what comes along of a course, as a package, a cartridge or an archive, and has it made. */
export function ExportCourseModal({ course, onClose }: ExportCourseModalProps) {
  const t = useScormExportText();
  const ui = useUiText();
  const [form, setForm] = useState<Form>('1.2');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { name: course.name })}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Stack>
        <Radio.Group label={t('form')} value={form} onChange={(chosen) => setForm(chosen as Form)}>
          <Stack gap="xs" mt="xs">
            {forms.map((each) => (
              <Radio key={each} value={each} label={t(`form.${each}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {form === 'archive' && <ExportArchive id={course.id} onClose={onClose} />}
        {form === 'cartridge' && <ExportCartridge id={course.id} onClose={onClose} />}
        {form !== 'archive' && form !== 'cartridge' && (
          <ExportScorm key={form} id={course.id} version={form} onClose={onClose} />
        )}
      </Stack>
    </Modal>
  );
}
