import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { orderOf, type ReportView, type Stretch } from './report-address.ts';
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

const secondsOf = (stretch: Stretch | null) => stretch && { from_s: stretch.from, to_s: stretch.to };

const deeds = { enrolled_then: 'enrolled', active_then: 'active', completed_then: 'completed' } as const;

/** What the list of learners and its file are asked with. */
function learnersAsked({ learners, q, lessonId, stage, stretch, ...of }: ReportView) {
  const isDeed = learners in deeds;
  return {
    ...asked(of),
    ...(q && { q }),
    ...(lessonId && stage && { lesson_id: lessonId, stage, ...secondsOf(stretch) }),
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

/** A table of the report as a file. */
export function useReportFile(of: Of, table: 'figures' | 'series' | 'ratings') {
  const api = useApi();
  return useCsvFile(() => api.getCourseReportLink({ query: { ...asked(of), table } }));
}

/** A table on the lessons of a course, or on one lesson, as a file. */
export function useLessonFile(table: 'lessons' | 'film' | 'answers', id: string) {
  const api = useApi();
  return useCsvFile(() => api.getLessonReportLink({ query: { table, id } }));
}

/** Of one course; nothing is asked without one. */
export function useLessonFigures(courseId: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'lessons', courseId],
    queryFn: ({ signal }) => api.listLessonFigures({ params: { id: courseId ?? '' }, signal }),
    enabled: courseId !== null,
  });
}

export function useFilmRetention(lessonId: string, stretch: Stretch | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'film', lessonId, stretch],
    queryFn: ({ signal }) =>
      api.getFilmRetention({ params: { id: lessonId }, query: { ...secondsOf(stretch) }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useQuizAnswers(lessonId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['quiz-statistics', lessonId],
    queryFn: ({ signal }) => api.getQuizStatistics({ params: { id: lessonId }, signal }),
  });
}

interface AttemptsOf {
  lessonId: string;
  questionId: string;
}

export function useQuestionAttempts({ lessonId, questionId }: AttemptsOf, { attempts, optionId, page }: ReportView) {
  const api = useApi();
  const query = {
    question_id: questionId,
    of: attempts,
    ...(attempts === 'chosen' && optionId && { option_id: optionId }),
    per_page: PER_PAGE,
  };
  return useQuery({
    queryKey: ['reports', 'attempts', lessonId, query, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) =>
        api.listQuestionAttempts({ params: { id: lessonId }, query: { ...query, page: at }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}
