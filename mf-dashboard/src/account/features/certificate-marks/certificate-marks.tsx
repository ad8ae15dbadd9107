import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Stack } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useMarksText } from '../../messages/marks.ts';
import { MarkField } from './mark-field.tsx';
import { useCertificateMarks } from './use-certificate-marks.ts';

/** What stands on the certificates of what one makes, beside one's name. */
export function CertificateMarks() {
  const t = useMarksText();
  const marks = useCertificateMarks();
  const { data } = marks;
  if (data && data.kinds.length === 0 && data.marks.length === 0) return null;
  // What was put there once can be taken off by one who could not put it there any more.
  const kinds = data && [...new Set([...data.kinds, ...data.marks.map(({ kind }) => kind)])];
  return (
    <Section title={t('title')} lead={t('lead')}>
      {marks.isPending && <RowSkeleton count={1} label={t('loading')} />}
      {marks.isError && !data && <LoadFailed query={marks} />}
      {data && (
        <Stack gap="lg">
          {kinds?.map((kind) => (
            <MarkField key={kind} kind={kind} file={data.marks.find((mark) => mark.kind === kind)?.file} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
