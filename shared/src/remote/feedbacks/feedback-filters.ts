import {
  feedbackStatuses,
  feedbackSubjects,
  type FeedbackStatus,
  type FeedbackSubject,
} from '../../contract/learning/feedback-words.ts';

export interface FeedbackFilters {
  course: string | undefined;
  subject: FeedbackSubject | undefined;
  status: FeedbackStatus | undefined;
  page: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** As they stand in the address: `?course=…&subject=course&status=new&page=2`. */
export function readFeedbackFilters(params: URLSearchParams): FeedbackFilters {
  const course = params.get('course');
  return {
    course: course !== null && UUID.test(course) ? course : undefined,
    subject: feedbackSubjects.find((one) => one === params.get('subject')),
    status: feedbackStatuses.find((one) => one === params.get('status')),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

/** What else stands in the address stays. */
export function writeFeedbackFilters(params: URLSearchParams, { page, ...chosen }: FeedbackFilters): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ ...chosen, page: page > 1 ? String(page) : undefined })) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
