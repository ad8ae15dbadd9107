import { Text } from '@stoa/shared/kit';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCartridgeText } from '../../messages/course-cartridge.ts';
import { useScormExportText } from '../../messages/scorm-export.ts';
import { CartridgeNotes } from './cartridge-notes.tsx';
import { ExportFooter } from './export-footer.tsx';
import { useCartridgeLink, useCourseCartridge } from './use-course-cartridge.ts';

/** A course for other platforms: what they have no place for is told before. */
export function ExportCartridge({ id, onClose }: { id: string; onClose(): void }) {
  const t = useCartridgeText();
  const words = useScormExportText();
  const format = useFormat();
  const refusal = useRefusal(words, ['course_incomplete']);
  const held = useCourseCartridge(id);
  const made = useCartridgeLink(id);
  const isEmpty = held.data?.lesson_count === 0;
  return (
    <>
      <Text>{t('lead')}</Text>
      {held.isError && <LoadFailed query={held} title={words('failed')} />}
      {held.isPending && <Text role="status">{words('loading')}</Text>}
      {held.data && (
        <>
          <Text>
            {words('archive.held', {
              lessons: held.data.lesson_count,
              files: held.data.file_count,
              bytes: format.bytes(held.data.bytes),
            })}
          </Text>
          <CartridgeNotes notes={held.data.notes} />
          <Text>{t('never')}</Text>
          <Text>{words('answers')}</Text>
        </>
      )}
      <ExportFooter
        problem={isEmpty ? words('nothing') : made.error ? refusal(made.error) : undefined}
        isReady={held.data !== undefined && !isEmpty}
        isMaking={made.isPending}
        started={made.isSuccess && t('started')}
        onDownload={() => made.mutate()}
        onClose={onClose}
      />
    </>
  );
}
