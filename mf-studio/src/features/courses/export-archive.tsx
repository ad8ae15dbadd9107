import { Text } from '@stoa/shared/kit';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useScormExportText } from '../../messages/scorm-export.ts';
import { ExportFooter } from './export-footer.tsx';
import classes from './exported-lessons.module.css';
import { useArchiveLink, useCourseArchive } from './use-course-archive.ts';

/** A course with all that it holds: it comes back as it left. */
export function ExportArchive({ id, onClose }: { id: string; onClose(): void }) {
  const t = useScormExportText();
  const format = useFormat();
  const errorText = useErrorText();
  const held = useCourseArchive(id);
  const made = useArchiveLink(id);
  return (
    <>
      <Text>{t('archive.lead')}</Text>
      {held.isError && <LoadFailed query={held} title={t('failed')} />}
      {held.isPending && <Text role="status">{t('loading')}</Text>}
      {held.data && (
        <>
          <Text>
            {t('archive.held', {
              lessons: held.data.lesson_count,
              files: held.data.file_count + (held.data.rung_count ?? 0),
              bytes: format.bytes(held.data.bytes),
            })}
          </Text>
          {(held.data.rung_count ?? 0) > 0 && <Text>{t('archive.rungs', { count: held.data.rung_count })}</Text>}
          {(held.data.rungs_left ?? 0) > 0 && <Text>{t('archive.rungsLeft')}</Text>}
          {held.data.unfinished.length > 0 && (
            <>
              <Text>{t('archive.unfinished')}</Text>
              <ul className={classes.names}>
                {held.data.unfinished.map((name, at) => (
                  <li key={at}>{name}</li>
                ))}
              </ul>
            </>
          )}
          <Text>{t('answers')}</Text>
        </>
      )}
      <ExportFooter
        problem={made.error ? errorText(made.error) : undefined}
        isReady={held.data !== undefined}
        isMaking={made.isPending}
        started={made.isSuccess && t('archive.started')}
        onDownload={() => made.mutate()}
        onClose={onClose}
      />
    </>
  );
}
