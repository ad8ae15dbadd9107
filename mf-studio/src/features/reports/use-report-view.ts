import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { noLesson, readReport, type ReportView, writeReport } from './report-address.ts';

/** What is shown, how it is changed, and a link to it with something changed. */
export function useReportView() {
  const [search, setSearch] = useSearchParams();
  const view = readReport(search);
  /** Another order or page is one of the same rows; on another tab, or in another course, there are others. */
  const changed = (part: Partial<ReportView>) =>
    writeReport({ ...view, page: 1, ...(('tab' in part || 'courseId' in part) && noLesson), ...part });
  return {
    view,
    /** `replace`: one typing is one step back. */
    change: (part: Partial<ReportView>, replace = false) =>
      setSearch(changed(part), { replace, preventScrollReset: true }),
    linkTo: (part: Partial<ReportView>): string => to.courseReports(changed({ ...noLesson, ...part })),
  };
}
export type ShownReport = ReturnType<typeof useReportView>;
