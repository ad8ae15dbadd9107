export { RecordTable } from '@stoa/shared/ui/record-table.tsx';
