import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { certificateMarks } from './certificate-marks.tables.ts';

export interface MarksNow {
  signatureFileId: string | null;
  logoFileId: string | null;
}

/** What this person puts on certificates today, by the columns in which a certificate keeps it. */
export async function findMarksOf(db: Database, userId: string): Promise<MarksNow> {
  const rows = await db.select().from(certificateMarks).where(eq(certificateMarks.userId, userId));
  const fileOf = (kind: 'signature' | 'logo') => rows.find((row) => row.kind === kind)?.fileId ?? null;
  return { signatureFileId: fileOf('signature'), logoFileId: fileOf('logo') };
}
