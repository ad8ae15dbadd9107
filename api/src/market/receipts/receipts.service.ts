import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { receiptPdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import type { IssuedReceipt } from '@stoa/shared/contract/market/receipts.ts';
import { signPath } from '../../files/file-links.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { enqueue } from '../../kernel/work/work.ts';
import { drawReceiptWork } from './draw-receipt.work.ts';
import { pdfFile } from './receipt-file.ts';
import { findOwner, findReceipt } from './receipts.repository.ts';
import type { ReceiptRow } from './receipts.tables.ts';

export const issuedReceiptOf = ({ id, number, kind, issuedAt }: ReceiptRow): IssuedReceipt => ({
  id,
  number,
  kind,
  issued_at: issuedAt.toISOString(),
});

/** Where its file is missing, it is drawn: whoever asks again soon finds it. */
export async function getReceipt(
  { db, files }: Context,
  viewer: Viewer,
  receiptId: string,
): Promise<Reply<'getReceipt'>> {
  const receipt = await findReceipt(db, receiptId);
  const mayRead =
    receipt !== undefined && (may(viewer, 'manage-payments') || (await findOwner(db, receiptId)) === viewer.user.id);
  if (!mayRead) throw notFound();
  const { file, name } = pdfFile(receipt);
  const isDrawn = (await files.sizeOf(file)) !== undefined;
  if (!isDrawn) await enqueue(db, drawReceiptWork, { receiptId }, { key: receiptId });
  return { ...issuedReceiptOf(receipt), url: isDrawn ? signPath(files, receiptPdfPath(receiptId, name)) : null };
}
