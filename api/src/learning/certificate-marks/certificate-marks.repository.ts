import { and, eq } from 'drizzle-orm';
import type { MarkKind } from '@stoa/shared/contract/learning/certificate-marks.ts';
import type { Database } from '../../kernel/database/database.ts';
import { certificateMarks } from './certificate-marks.tables.ts';

export async function replaceMark(
  tx: Database,
  mark: { userId: string; kind: MarkKind; fileId: string },
): Promise<void> {
  const { fileId } = mark;
  await tx
    .insert(certificateMarks)
    .values(mark)
    .onConflictDoUpdate({ target: [certificateMarks.userId, certificateMarks.kind], set: { fileId } });
}

export async function deleteMark(tx: Database, { userId, kind }: { userId: string; kind: MarkKind }): Promise<void> {
  await tx.delete(certificateMarks).where(and(eq(certificateMarks.userId, userId), eq(certificateMarks.kind, kind)));
}
