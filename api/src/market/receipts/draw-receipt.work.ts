import { to } from '@stoa/shared/contract/site/addresses.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { defineWork } from '../../kernel/work/work.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { findMailed } from '../../telling/notifications/notifications.service.ts';
import { wordsOf } from '../../telling/notifications/notification-texts.ts';

import { noticeOf } from './receipt-notice.ts';
import { cardText, dateText } from './receipt-words.ts';
import { pdfFile } from './receipt-file.ts';
import { claimOwedMail, findOwner, findReceipt } from './receipts.repository.ts';
import type { ReceiptRow } from './receipts.tables.ts';

/** Drawing takes a second of a processor: apart from the call that pays, and kept. The mail that brings it goes after it. */
export const drawReceiptWork = defineWork({
  kind: 'draw receipt',
  payload: z.object({ receiptId: z.uuid() }),
  attempts: 8,
  leaseS: 120,
  run: async ({ db, files }, { receiptId }) => {
    const receipt = await findReceipt(db, receiptId);
    if (receipt === undefined) return;
    await keepPdf({ db, files }, receipt);
    await db.transaction((tx) => mailReceipt(tx, receipt));
  },
});

async function keepPdf({ db, files }: Pick<Context, 'db' | 'files'>, receipt: ReceiptRow): Promise<void> {
  const { file } = pdfFile(receipt);
  if ((await files.sizeOf(file)) !== undefined) return;
  const { drawReceipt } = await import('./draw-receipt.ts');
  const corrected = receipt.corrects === null ? undefined : await findReceipt(db, receipt.corrects);
  await files.write(file, Buffer.from(await drawReceipt(receipt, corrected?.number)));
}

async function mailReceipt(tx: Database, receipt: ReceiptRow): Promise<void> {
  if (!(await claimOwedMail(tx, receipt.id))) return;
  const notice = noticeOf(receipt);
  const userId = await findOwner(tx, receipt.id);
  const reader = userId === null ? undefined : await findMailed(tx, userId, notice.kind);
  if (reader === undefined) return;
  const { locale, kind, number, issuedAt, card } = receipt;
  await queueMail(tx, {
    to: { address: reader.email, name: reader.fullName },
    locale,
    template: 'receipt',
    values: {
      first_name: reader.firstName,
      ...wordsOf(notice, locale),
      kind,
      number,
      date: dateText(issuedAt, locale),
      amount: notice.params.amount,
      card: card === null ? '' : cardText(card),
      path: notice.link,
      settings_path: to.accountSettings(),
    },
    attachment: pdfFile(receipt),
  });
}
