import { exportSubmissions } from '../learning/assignments/assignments.export.ts';
import { exportBilling } from '../market/billing/billing.export.ts';
import { exportCertificates } from '../learning/certificates/certificates.export.ts';
import { exportCommunity } from '../community/community.export.ts';
import { exportCourseActions, exportCourses } from '../teaching/courses/courses.export.ts';
import { exportVerifications } from '../teaching/creators/creators.export.ts';
import { exportEnrolments } from '../learning/enrolments/enrolments.export.ts';
import { exportFiles } from '../files/files.export.ts';
import { exportIdentities } from '../people/identities/identities.export.ts';
import { exportLearningPaths } from '../market/learning-paths/learning-paths.export.ts';
import { exportLiveSessions } from '../learning/live-sessions/live-sessions.export.ts';
import { exportMails } from '../telling/mail/mail.export.ts';
import { exportNotifications } from '../telling/notifications/notifications.export.ts';
import { exportPortfolio } from '../learning/portfolio/portfolio.export.ts';
import { exportIntroduction, exportPreferences, exportProfile } from '../people/profile/profile.export.ts';
import { exportQuizAttempts } from '../learning/quizzes/quizzes.export.ts';
import { exportRatings } from '../market/ratings/ratings.export.ts';
import { exportReferrals } from '../people/referrals/referrals.export.ts';
import { exportSignUps } from '../people/registrations/registrations.export.ts';
import { exportReviewComments, exportReviewReplies } from '../teaching/review/review.export.ts';
import { exportSessions } from '../people/sessions/sessions.export.ts';
import type { ExportPart } from '../kernel/export-part.ts';
import type { en } from './messages/export.en.ts';

type PartName = { [K in keyof typeof en]: K extends `about.${infer Name}` ? Name : never }[keyof typeof en];

/** `{name}.json` in the zip → what it holds. A noun that keeps something about people adds its line here. */
export const exportParts = {
  profile: exportProfile,
  introduction: exportIntroduction,
  preferences: exportPreferences,
  identities: exportIdentities,
  sessions: exportSessions,
  notifications: exportNotifications,
  mails: exportMails,
  enrolments: exportEnrolments,
  'quiz-attempts': exportQuizAttempts,
  submissions: exportSubmissions,
  ratings: exportRatings,
  certificates: exportCertificates,
  portfolio: exportPortfolio,
  courses: exportCourses,
  'course-actions': exportCourseActions,
  'live-sessions': exportLiveSessions,
  'review-comments': exportReviewComments,
  'review-replies': exportReviewReplies,
  'learning-paths': exportLearningPaths,
  files: exportFiles,
  'creator-verification': exportVerifications,
  community: exportCommunity,
  billing: exportBilling,
  referrals: exportReferrals,
  'sign-ups': exportSignUps,
} satisfies Partial<Record<PartName, ExportPart>>;
