import type { ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useScormExportText } from '../../messages/scorm-export.ts';
import { ExportFooter } from './export-footer.tsx';
import { ExportedLessons, isAlong } from './exported-lessons.tsx';
import { useScormExport, useScormPackage } from './use-scorm-export.ts';

interface ExportScormProps {
  id: string;
  version: ScormExportVersion;
  onClose(): void;
}

export function ExportScorm({ id, version, onClose }: ExportScormProps) {
  const t = useScormExportText();
  const refusal = useRefusal(t, ['course_incomplete']);
  const held = useScormExport(id);
  const made = useScormPackage(id);
  const isEmpty = held.data !== undefined && !held.data.lessons.some(isAlong);
  return (
    <>
      <Text>{t('lead')}</Text>
      {held.isError && <LoadFailed query={held} title={t('failed')} />}
      {held.isPending && <Text role="status">{t('loading')}</Text>}
      {held.data && <ExportedLessons held={held.data} />}
      <ExportFooter
        problem={isEmpty ? t('nothing') : made.error ? refusal(made.error) : undefined}
        isReady={held.data !== undefined && !isEmpty}
        isMaking={made.isPending}
        started={made.isSuccess && t('started')}
        onDownload={() => made.mutate(version)}
        onClose={onClose}
      />
    </>
  );
}
