import type { Noun } from './kernel/noun.ts';
import { accountData } from './account-data/account-data.noun.ts';
import { helpArticles } from './administration/help-articles/help-articles.noun.ts';
import { overview } from './administration/overview/overview.noun.ts';
import { siteSettings } from './administration/site-settings/site-settings.noun.ts';
import { siteHealth } from './administration/site-health/site-health.noun.ts';
import { community } from './community/community.noun.ts';
import { files } from './files/files.noun.ts';
import { announcements } from './learning/announcements/announcements.noun.ts';
import { assignments } from './learning/assignments/assignments.noun.ts';
import { attendance } from './learning/attendance/attendance.noun.ts';
import { certificateMarks } from './learning/certificate-marks/certificate-marks.noun.ts';
import { certificates } from './learning/certificates/certificates.noun.ts';
import { classRoom } from './learning/class-room/class-room.noun.ts';
import { courseLearners } from './learning/course-learners/course-learners.noun.ts';
import { discussions } from './learning/discussions/discussions.noun.ts';
import { enrolments } from './learning/enrolments/enrolments.noun.ts';
import { feedbacks } from './learning/feedbacks/feedbacks.noun.ts';
import { lessonOpenings } from './learning/lesson-openings/lesson-openings.noun.ts';
import { liveClasses } from './learning/live-classes/live-classes.noun.ts';
import { liveSchedule } from './learning/live-schedule/live-schedule.noun.ts';
import { notes } from './learning/notes/notes.noun.ts';
import { player } from './learning/player/player.noun.ts';
import { portfolio } from './learning/portfolio/portfolio.noun.ts';
import { progressLedger } from './learning/progress-ledger/progress-ledger.noun.ts';
import { progress } from './learning/progress/progress.noun.ts';
import { quizzes } from './learning/quizzes/quizzes.noun.ts';
import { scormPackages } from './learning/scorm-packages/scorm-packages.noun.ts';
import { scorm } from './learning/scorm/scorm.noun.ts';
import { resources } from './learning/resources/resources.noun.ts';
import { submissions } from './learning/submissions/submissions.noun.ts';
import { weeklyGoal } from './learning/weekly-goal/weekly-goal.noun.ts';
import { wishes } from './learning/wishes/wishes.noun.ts';
import { allCourses } from './market/all-courses/all-courses.noun.ts';
import { billing } from './market/billing/billing.noun.ts';
import { cart } from './market/cart/cart.noun.ts';
import { catalogue } from './market/catalogue/catalogue.noun.ts';
import { coupons } from './market/coupons/coupons.noun.ts';
import { courseReports } from './market/course-reports/course-reports.noun.ts';
import { earnings } from './market/earnings/earnings.noun.ts';
import { gatewayEvents } from './market/gateway-events/gateway-events.noun.ts';
import { instructors } from './market/instructors/instructors.noun.ts';
import { learningPaths } from './market/learning-paths/learning-paths.noun.ts';
import { pathAssignments } from './market/path-assignments/path-assignments.noun.ts';
import { pathPlanner } from './market/path-planner/path-planner.noun.ts';
import { pathReports } from './market/path-reports/path-reports.noun.ts';
import { ledger } from './market/ledger/ledger.noun.ts';
import { pathBuilder } from './market/path-builder/path-builder.noun.ts';
import { payments } from './market/payments/payments.noun.ts';
import { payouts } from './market/payouts/payouts.noun.ts';
import { plans } from './market/plans/plans.noun.ts';
import { renewals } from './market/renewals/renewals.noun.ts';
import { ratings } from './market/ratings/ratings.noun.ts';
import { receipts } from './market/receipts/receipts.noun.ts';
import { reconciliation } from './market/reconciliation/reconciliation.noun.ts';
import { taxes } from './market/taxes/taxes.noun.ts';
import { auditLog } from './people/audit-log/audit-log.noun.ts';
import { backgroundWork } from './people/background-work/background-work.noun.ts';
import { accountMerges } from './people/account-merges/account-merges.noun.ts';
import { accountActs } from './people/account-acts/account-acts.noun.ts';
import { accounts } from './people/accounts/accounts.noun.ts';
import { emailChanges } from './people/email-changes/email-changes.noun.ts';
import { identities } from './people/identities/identities.noun.ts';
import { impersonations } from './people/impersonations/impersonations.noun.ts';
import { legalTexts } from './people/legal-texts/legal-texts.noun.ts';
import { passwords } from './people/passwords/passwords.noun.ts';
import { profile } from './people/profile/profile.noun.ts';
import { referrals } from './people/referrals/referrals.noun.ts';
import { registrations } from './people/registrations/registrations.noun.ts';
import { sessions } from './people/sessions/sessions.noun.ts';
import { signInLinks } from './people/sign-in-links/sign-in-links.noun.ts';
import { suspensions } from './people/suspensions/suspensions.noun.ts';
import { userDetails } from './people/user-details/user-details.noun.ts';
import { users } from './people/users/users.noun.ts';
import { taxonomy } from './taxonomy/taxonomy.noun.ts';
import { coInstructors } from './teaching/co-instructors/co-instructors.noun.ts';
import { courseArchives } from './teaching/course-archives/course-archives.noun.ts';
import { courseCartridges } from './teaching/course-cartridges/course-cartridges.noun.ts';
import { courseImports } from './teaching/course-imports/course-imports.noun.ts';
import { courseFiles } from './teaching/course-files/course-files.noun.ts';
import { courseReviewers } from './teaching/course-reviewers/course-reviewers.noun.ts';
import { courses } from './teaching/courses/courses.noun.ts';
import { creators } from './teaching/creators/creators.noun.ts';
import { curriculum } from './teaching/curriculum/curriculum.noun.ts';
import { followers } from './teaching/followers/followers.noun.ts';
import { review } from './teaching/review/review.noun.ts';
import { rungs } from './teaching/rungs/rungs.noun.ts';
import { versions } from './teaching/versions/versions.noun.ts';
import { skillProposals } from './teaching/skill-proposals/skill-proposals.noun.ts';
import { scormExport } from './teaching/scorm-export/scorm-export.noun.ts';
import { mail } from './telling/mail/mail.noun.ts';
import { mailSubscriptions } from './telling/mail-subscriptions/mail-subscriptions.noun.ts';
import { mailDesk } from './telling/mail-desk/mail-desk.noun.ts';
import { notifications } from './telling/notifications/notifications.noun.ts';

/** All nouns of the marketplace, in the order of the reading page of the API. */
export const nouns: readonly Noun[] = [
  registrations,
  accounts,
  sessions,
  identities,
  signInLinks,
  passwords,
  emailChanges,
  accountData,
  profile,
  users,
  userDetails,
  accountActs,
  accountMerges,
  suspensions,
  impersonations,
  overview,
  siteSettings,
  legalTexts,
  helpArticles,
  siteHealth,
  auditLog,
  backgroundWork,
  creators,
  referrals,
  notifications,
  mail,
  mailDesk,
  mailSubscriptions,
  taxonomy,
  skillProposals,
  catalogue,
  allCourses,
  instructors,
  followers,
  ratings,
  learningPaths,
  pathAssignments,
  pathBuilder,
  pathPlanner,
  courses,
  coInstructors,
  curriculum,
  courseFiles,
  scormExport,
  courseArchives,
  courseCartridges,
  courseImports,
  files,
  rungs,
  review,
  courseReviewers,
  versions,
  enrolments,
  wishes,
  lessonOpenings,
  player,
  resources,
  notes,
  announcements,
  discussions,
  feedbacks,
  progress,
  progressLedger,
  weeklyGoal,
  quizzes,
  assignments,
  submissions,
  scormPackages,
  liveClasses,
  liveSchedule,
  attendance,
  classRoom,
  scorm,
  courseLearners,
  certificateMarks,
  certificates,
  portfolio,
  community,
  billing,
  cart,
  payments,
  receipts,
  gatewayEvents,
  ledger,
  reconciliation,
  plans,
  renewals,
  coupons,
  taxes,
  courseReports,
  pathReports,
  earnings,
  payouts,
];
