import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { download } from '@stoa/shared/ui/download.ts';
import { useAssignmentText } from '../../../messages/assignment.ts';
import classes from './assignment.module.css';

/** Signed links live for an hour. */
const SIGNED_FOR_MS = 50 * 60_000;

/** A file to be downloaded; on a page that was open for long, by a new link. */
export function FileLink({ file }: { file: SubmittedFile }) {
  const t = useAssignmentText();
  const format = useFormat();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { id, name, bytes, url } = file;
  const signedAt = useRef(0);
  useEffect(() => {
    signedAt.current = Date.now();
  }, [url]);

  async function follow(event: MouseEvent): Promise<void> {
    if (Date.now() - signedAt.current < SIGNED_FOR_MS) return;
    event.preventDefault();
    try {
      const fresh = await api.getSubmissionFile({ params: { id } });
      download(fresh.url, name);
    } catch (error) {
      toasts.show({ kind: 'error', message: t('made.fileGone', { name, reason: errorText(error) }) });
    }
  }
  return (
    <Anchor href={url} download={name} onClick={(event) => void follow(event)} className={classes.file ?? ''}>
      <IconDownload size={16} aria-hidden="true" /> {name} <span className={classes.soft}>({format.bytes(bytes)})</span>
    </Anchor>
  );
}
