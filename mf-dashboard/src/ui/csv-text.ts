export { csvText, decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
