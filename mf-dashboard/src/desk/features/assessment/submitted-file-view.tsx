import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Text } from '@stoa/shared/kit';
import { download } from '@stoa/shared/ui/download.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import { viewerOf, type FileViewer, type FileViewProps } from './file-viewer.ts';
import { MediaView } from './media-view.tsx';
import { NotebookView } from './notebook-view.tsx';
import { PdfView } from './pdf-view.tsx';
import { PictureView } from './picture-view.tsx';
import classes from './submitted-file-view.module.css';
import { MarkdownFileView, TextFileView } from './text-file-view.tsx';
import { useFileLink } from './use-file-link.ts';

const HASH_SHOWN = 12;

/** A file that was handed in, shown in place where that is possible; it can always be downloaded. */
export function SubmittedFileView({ file }: { file: SubmittedFile }) {
  const t = useAssessmentText();
  const link = useFileLink(file);
  const viewer = viewerOf(file.mime);
  // A player goes on where it was; all else begins anew with a new link.
  const key = viewer === 'film' || viewer === 'audio' ? viewer : link.renewals;
  return (
    <figure className={classes.file}>
      <figcaption className={classes.head}>
        <FileFacts file={file} />
        <Download file={file} fetchLink={link.fetchLink} />
      </figcaption>
      {!viewer && <Text size="sm">{t('file.noView')}</Text>}
      {viewer && !link.hasFailed && (
        <View key={key} viewer={viewer} file={file} url={link.url} onFailed={link.onFailed} />
      )}
      {viewer && link.hasFailed && (
        <Alert color="red" role="alert">
          <p>{t('file.failed', { name: file.name })}</p>
          <Button variant="default" size="sm" mt="xs" onClick={() => void link.renew()}>
            {t('file.retry')}
          </Button>
        </Alert>
      )}
    </figure>
  );
}

function View({ viewer, ...props }: FileViewProps & { viewer: FileViewer }) {
  switch (viewer) {
    case 'pdf':
      return <PdfView {...props} />;
    case 'picture':
      return <PictureView {...props} />;
    case 'film':
      return <MediaView as="video" {...props} />;
    case 'audio':
      return <MediaView as="audio" {...props} />;
    case 'text':
      return <TextFileView {...props} />;
    case 'markdown':
      return <MarkdownFileView {...props} />;
    case 'notebook':
      return <NotebookView {...props} />;
  }
}

function FileFacts({ file: { name, bytes, sha256 } }: { file: SubmittedFile }) {
  const t = useAssessmentText();
  const format = useFormat();
  return (
    <div className={classes.facts}>
      <span className={classes.name} dir="auto">
        {name}
      </span>
      <span className={classes.small}>
        {format.bytes(bytes)}
        {sha256 && (
          <>
            {' · '}
            <span title={sha256}>{t('file.hash', { short: sha256.slice(0, HASH_SHOWN) })}</span>
          </>
        )}
      </span>
    </div>
  );
}

/** By a link of its own, however long the page has been open. */
function Download({ file: { name }, fetchLink }: { file: SubmittedFile; fetchLink(): Promise<string> }) {
  const t = useAssessmentText();
  const { toasts } = usePlatform();
  const save = useMutation({
    mutationFn: fetchLink,
    onSuccess: (url) => download(url, name),
    onError: () => toasts.show({ kind: 'error', message: t('file.notSaved', { name }) }),
  });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      aria-label={t('file.download.of', { name })}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('file.download')}
    </Button>
  );
}
