import { Button, Group, Progress, Text } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { ImportReport } from '../features/courses/import-report.tsx';
import { FileButton } from '../features/uploads/file-button.tsx';
import { UploadProgress } from '../features/uploads/upload-progress.tsx';
import { useCourseImportText } from '../messages/course-import.ts';
import { ARCHIVE_SLOT, useArchiveUpload } from './use-archive-upload.ts';

/** Choose a file; it is sent and made into a draft, and what became of it is told. */
export function ImportCourse() {
  const t = useCourseImportText();
  const errorText = useErrorText();
  const { uploading, problem, take, again, begun, found, watched } = useArchiveUpload();
  if (found?.state === 'done') {
    return found.course ? <ImportReport course={found.course} notes={found.notes} /> : <Text>{t('gone')}</Text>;
  }
  const isWorking = begun.isPending || found?.state === 'working';
  const failure = begun.error ?? (found === undefined ? watched.error : null);
  return (
    <>
      <Text>{t('lead')}</Text>
      <Text>{t('lead.checks')}</Text>
      {isWorking ? (
        <Working done={found?.files_done ?? 0} count={found?.file_count ?? 0} />
      ) : uploading ? (
        <UploadProgress slot={ARCHIVE_SLOT} {...uploading} />
      ) : (
        <Group>
          <FileButton label={t('choose')} accept=".zip,.imscc,application/zip" variant="filled" onChoose={take}>
            {t('choose')}
          </FileButton>
        </Group>
      )}
      <FormProblem text={problem ?? (failure ? errorText(failure) : undefined)} />
      {begun.isError && (
        <Group>
          <Button variant="default" onClick={again}>
            {t('again')}
          </Button>
        </Group>
      )}
    </>
  );
}

/** How many of its files the server has looked into. */
function Working({ done, count }: { done: number; count: number }) {
  const t = useCourseImportText();
  return (
    <>
      <Text role="status">{count === 0 ? t('working') : t('working.files', { done, count })}</Text>
      <Progress value={count === 0 ? 0 : (done / count) * 100} aria-label={t('working')} />
    </>
  );
}
