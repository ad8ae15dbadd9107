import { IconDownload } from '@tabler/icons-react';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { saveBlob } from '@stoa/shared/ui/download.ts';
import { useNotesText } from '../../../messages/notes.ts';

/** All notes of the course as one Markdown file. */
export function NotesDownload({ courseId }: { courseId: string }) {
  const t = useNotesText();
  const api = useApi();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const reading = useSingleMutation({
    mutationKey: ['download-notes', courseId],
    mutationFn: () => api.exportNotes({ params: { id: courseId } }),
    onSuccess: ({ name, markdown }) => saveBlob(new Blob([markdown], { type: 'text/markdown' }), name),
    onError: (error) => toasts.show({ kind: 'error', message: t('download.failed', { reason: errorText(error) }) }),
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      loading={reading.isPending}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => reading.mutate()}
    >
      {t('download')}
    </Button>
  );
}
