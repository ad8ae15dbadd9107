import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const ReportDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "report-discussion" */ './report-modal.tsx')).ReportModal,
);
