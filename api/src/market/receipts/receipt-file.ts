import type { StoredAttachment } from '../../telling/mail/mail.tables.ts';
import type { ReceiptRow } from './receipts.tables.ts';

/**
 * The PDF of a receipt, in the folder of files under the receipt's own id. Its row says all that stands in it and never
 * changes, so it can be drawn again, byte for byte, wherever it is missing.
 */
export const pdfFile = ({ id, number }: Pick<ReceiptRow, 'id' | 'number'>): StoredAttachment => ({
  file: id,
  name: `${number}.pdf`,
  type: 'application/pdf',
});
