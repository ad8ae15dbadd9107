import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { orderOf, type ReportView } from './report-address.ts';
import { useCsvFile } from './use-csv-file.ts';

export const PER_PAGE = 25;

export function useReportedCourses() {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'courses'],
    queryFn: ({ signal }) => api.listEnrolmentCounts({ signal }),
  });
}

type Of = Pick<ReportView, 'courseId' | 'period'>;
const asked = ({ courseId, period }: Of) => ({ ...(courseId && { course_id: courseId }), ...period });

export function useCourseReport(of: Of) {
  const api = useApi();
  const query = asked(of);
  return useQuery({
    queryKey: ['reports', 'figures', query],
    queryFn: ({ signal }) => api.getCourseReport({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useReportRatings({ page, ...of }: Of & Pick<ReportView, 'page'>) {
  const api = useApi();
  const query = { ...asked(of), per_page: PER_PAGE };
  return useQuery({
    queryKey: ['reports', 'ratings', query, page],
    queryFn: ({ signal }) => readPage(page, (at) => api.listReportRatings({ query: { ...query, page: at }, signal })),
    placeholderData: keepPreviousData,
  });
}

const deeds = { enrolled_then: 'enrolled', active_then: 'active', completed_then: 'completed' } as const;

/** What the list of learners and its file are asked with. */
function learnersAsked({ learners, q, ...of }: ReportView) {
  const isDeed = learners in deeds;
  return {
    ...asked(of),
    ...(q && { q }),
    ...(isDeed
      ? { during: deeds[learners as keyof typeof deeds] }
      : { state: learners as Exclude<typeof learners, keyof typeof deeds> }),
  };
}

export function useCourseLearners(view: ReportView) {
  const api = useApi();
  const query = { ...learnersAsked(view), ...orderOf[view.sort], per_page: PER_PAGE };
  return useQuery({
    queryKey: ['reports', 'learners', query, view.page],
    queryFn: ({ signal }) =>
      readPage(view.page, (at) => api.listCourseLearners({ query: { ...query, page: at }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The whole list as a file. */
export function useLearnersFile(view: ReportView) {
  const api = useApi();
  return useCsvFile(() => api.getLearnersLink({ query: learnersAsked(view) }));
}

export function useLessonFigures(courseId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'lessons', courseId],
    queryFn: ({ signal }) => api.listLessonFigures({ params: { id: courseId }, signal }),
  });
}

export function useFilmRetention(lessonId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'film', lessonId],
    queryFn: ({ signal }) => api.getFilmRetention({ params: { id: lessonId }, signal }),
  });
}

export function useQuizAnswers(lessonId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['quiz-statistics', lessonId],
    queryFn: ({ signal }) => api.getQuizStatistics({ params: { id: lessonId }, signal }),
  });
}
