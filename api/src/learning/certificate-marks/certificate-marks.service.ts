import type { CertificateMarks, MarkKind } from '@stoa/shared/contract/learning/certificate-marks.ts';
import { findFile } from '../../files/find-files.ts';
import { storedFileView } from '../../files/files.service.ts';
import { requireOwnFile } from '../../files/own-file.ts';
import type { Context } from '../../kernel/context.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findMarksOf } from './find-marks.ts';
import { kindsOf, requireKind } from './certificate-marks.policy.ts';
import { deleteMark, replaceMark } from './certificate-marks.repository.ts';

type Reading = Pick<Context, 'db' | 'files'>;

export async function listCertificateMarks({ db, files }: Reading, viewer: Viewer): Promise<CertificateMarks> {
  const { signatureFileId, logoFileId } = await findMarksOf(db, viewer.user.id);
  const viewOf = async (kind: MarkKind, id: string | null) => {
    const file = id === null ? undefined : await findFile(db, id);
    return file ? [{ kind, file: storedFileView(files, file) }] : [];
  };
  const marks = await Promise.all([viewOf('signature', signatureFileId), viewOf('logo', logoFileId)]);
  return { kinds: kindsOf(viewer), marks: marks.flat() };
}

/** Certificates that are issued keep the picture that they were issued with; it is deleted when none shows it any more. */
export async function setCertificateMark(
  context: Reading,
  viewer: Viewer,
  { kind, file_id: fileId }: { kind: MarkKind; file_id: string },
): Promise<CertificateMarks> {
  requireKind(viewer, kind);
  const userId = viewer.user.id;
  await context.db.transaction(async (tx) => {
    await requireOwnFile(tx, userId, { field: 'file_id', id: fileId, purpose: 'certificate_mark' });
    await replaceMark(tx, { userId, kind, fileId });
  });
  return listCertificateMarks(context, viewer);
}

/** Whoever put it there takes it off, whatever they may do by now; what is gone already stays gone. */
export async function removeCertificateMark(
  context: Reading,
  viewer: Viewer,
  kind: MarkKind,
): Promise<CertificateMarks> {
  await deleteMark(context.db, { userId: viewer.user.id, kind });
  return listCertificateMarks(context, viewer);
}
