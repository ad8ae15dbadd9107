import type { Noun } from '../../kernel/noun.ts';
import { drawReceiptWork } from './draw-receipt.work.ts';
import { missingReceipts } from './missing-receipts.work.ts';
import { exportReceipts } from './receipts.export.ts';
import { receiptRoutes } from './receipts.routes.ts';

/**
 * No column here names an account: whose a receipt is, its payment says, until that person is gone. The name on it stays, for
 * the law wants the books of a shop kept as they are; whoever deletes an account is told so.
 */
export const receipts: Noun = {
  name: 'receipts',
  about: 'What payers and books keep of each payment, and of money that went back',
  routes: receiptRoutes,
  speaksOfMoney: true,
  work: [drawReceiptWork, missingReceipts],
  exports: { receipts: exportReceipts },
};
