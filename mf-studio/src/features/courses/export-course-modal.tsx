import { scormExportVersions, type ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Radio, Stack, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useState } from 'react';
import { useScormExportText } from '../../messages/scorm-export.ts';
import { ExportedLessons, isAlong } from './exported-lessons.tsx';
import { useScormExport, useScormPackage } from './use-scorm-export.ts';

interface ExportCourseModalProps {
  course: Pick<OwnCourse, 'id' | 'name'>;
  onClose(): void;
}

/** Says what a SCORM package of a course will hold, and has it made. */
export function ExportCourseModal({ course, onClose }: ExportCourseModalProps) {
  const t = useScormExportText();
  const ui = useUiText();
  const refusal = useRefusal(t, ['course_incomplete']);
  const [version, setVersion] = useState<ScormExportVersion>('1.2');
  const held = useScormExport(course.id);
  const made = useScormPackage(course.id);
  const isEmpty = held.data !== undefined && !held.data.lessons.some(isAlong);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { name: course.name })}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Stack>
        <Text>{t('lead')}</Text>
        {held.isError && <LoadFailed query={held} title={t('failed')} />}
        {held.isPending && <Text role="status">{t('loading')}</Text>}
        {held.data && <ExportedLessons held={held.data} />}
        <Radio.Group
          label={t('version')}
          value={version}
          onChange={(chosen) => setVersion(chosen as ScormExportVersion)}
        >
          <Stack gap="xs" mt="xs">
            {scormExportVersions.map((each) => (
              <Radio key={each} value={each} label={t(`version.${each}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <FormProblem text={isEmpty ? t('nothing') : made.error ? refusal(made.error) : undefined} />
        <Text role="status">{made.isSuccess && t('started')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button disabled={!held.data || isEmpty} loading={made.isPending} onClick={() => made.mutate(version)}>
            {t('download')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
