/** Receipts and credit notes, wherever they can be downloaded. */
export const en = {
  'download.receipt': 'Receipt',
  'download.credit_note': 'Credit note',
  'name.receipt': 'Download receipt {number}',
  'name.credit_note': 'Download credit note {number}',
  drawing: 'It is still being made. Try again in a minute.',
} as const;
