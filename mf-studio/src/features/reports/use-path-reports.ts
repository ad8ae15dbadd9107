import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { pathOrderOf, type PathReportView } from './path-report-address.ts';
import { useCsvFile } from './use-csv-file.ts';
import { PER_PAGE } from './use-reports.ts';

export function useReportedPaths() {
  const api = useApi();
  return useQuery({
    queryKey: ['path-reports', 'paths'],
    queryFn: ({ signal }) => api.listReportedPaths({ signal }),
  });
}

type Of = Pick<PathReportView, 'pathId' | 'period'>;
const asked = ({ pathId, period }: Of) => ({ ...(pathId && { path_id: pathId }), ...period });

export function usePathReport(of: Of) {
  const api = useApi();
  const query = asked(of);
  return useQuery({
    queryKey: ['path-reports', 'figures', query],
    queryFn: ({ signal }) => api.getPathReport({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Of one path; nothing is asked without one. */
export function usePathResults(pathId: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['path-reports', 'results', pathId],
    queryFn: ({ signal }) => api.getPathResults({ params: { id: pathId ?? '' }, signal }),
    enabled: pathId !== null,
  });
}

const deeds = {
  enrolled_then: 'enrolled',
  active_then: 'active',
  completed_then: 'completed',
  certified_then: 'certified',
} as const;

/** What the list of learners and its file are asked with. */
function learnersAsked({ learners, q, at, ...of }: PathReportView) {
  return {
    ...asked(of),
    ...(q && { q }),
    ...(at && { course_id: at.courseId, stage: at.stage }),
    ...(learners in deeds
      ? { during: deeds[learners as keyof typeof deeds] }
      : { state: learners as Exclude<typeof learners, keyof typeof deeds> }),
  };
}

export function usePathLearners(view: PathReportView) {
  const api = useApi();
  const query = { ...learnersAsked(view), ...pathOrderOf[view.sort], per_page: PER_PAGE };
  return useQuery({
    queryKey: ['path-reports', 'learners', query, view.page],
    queryFn: ({ signal }) =>
      readPage(view.page, (at) => api.listPathLearners({ query: { ...query, page: at }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The whole list as a file. */
export function usePathLearnersFile(view: PathReportView) {
  const api = useApi();
  return useCsvFile(() => api.getPathLearnersLink({ query: learnersAsked(view) }));
}
