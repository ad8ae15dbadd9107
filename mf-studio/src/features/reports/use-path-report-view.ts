import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { type PathReportView, readPathReport, writePathReport } from './path-report-address.ts';

/** What is shown, how it is changed, and a link to it with something changed. */
export function usePathReportView() {
  const [search, setSearch] = useSearchParams();
  const view = readPathReport(search);
  const changed = (part: Partial<PathReportView>) => {
    // A course is one of its path.
    const at = 'pathId' in part ? null : view.at;
    return writePathReport({ ...view, page: 1, at, ...part });
  };
  return {
    view,
    /** `replace`: one typing is one step back. */
    change: (part: Partial<PathReportView>, replace = false) =>
      setSearch(changed(part), { replace, preventScrollReset: true }),
    linkTo: (part: Partial<PathReportView>): string => to.learningPathReports(changed({ at: null, ...part })),
  };
}
export type ShownPathReport = ReturnType<typeof usePathReportView>;
