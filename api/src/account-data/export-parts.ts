import { exportSubmissions } from '../assignments/assignments.export.ts';
import { exportBilling } from '../billing/billing.export.ts';
import { exportCertificates } from '../certificates/certificates.export.ts';
import { exportCommunity } from '../community/community.export.ts';
import { exportCourseActions, exportCourses } from '../courses/courses.export.ts';
import { exportVerifications } from '../creators/creators.export.ts';
import { exportEnrolments } from '../enrolments/enrolments.export.ts';
import { exportFiles } from '../files/files.export.ts';
import { exportIdentities } from '../identities/identities.export.ts';
import { exportLearningPaths } from '../learning-paths/learning-paths.export.ts';
import { exportLiveSessions } from '../live-sessions/live-sessions.export.ts';
import { exportMails } from '../mail/mail.export.ts';
import { exportNotifications } from '../notifications/notifications.export.ts';
import { exportPortfolio } from '../portfolio/portfolio.export.ts';
import { exportIntroduction, exportPreferences, exportProfile } from '../profile/profile.export.ts';
import { exportQuizAttempts } from '../quizzes/quizzes.export.ts';
import { exportRatings } from '../ratings/ratings.export.ts';
import { exportReferrals } from '../referrals/referrals.export.ts';
import { exportSignUps } from '../registrations/registrations.export.ts';
import { exportReviewComments, exportReviewReplies } from '../review/review.export.ts';
import { exportSessions } from '../sessions/sessions.export.ts';
import type { ExportPart } from './export-part.ts';
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
