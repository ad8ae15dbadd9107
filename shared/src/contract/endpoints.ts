import { accountDataEndpoints } from './account-data/account-data.ts';
import { communityEndpoints } from './community/community.ts';
import { fileEndpoints } from './files/files.ts';
import { rungEndpoints } from './files/rungs.ts';
import type { CallArguments, CallReply, Endpoint } from './kernel/endpoint.ts';
import type { RouteName } from './kernel/routes.ts';
import { assignmentEndpoints } from './learning/assignments.ts';
import { attendanceEndpoints } from './learning/attendance.ts';
import { certificateEndpoints } from './learning/certificates.ts';
import { discussionEndpoints } from './learning/discussions.ts';
import { enrolmentEndpoints } from './learning/enrolments.ts';
import { classRoomEndpoints } from './learning/class-room.ts';
import { feedbackEndpoints } from './learning/feedbacks.ts';
import { liveClassEndpoints } from './learning/live-classes.ts';
import { liveScheduleEndpoints } from './learning/live-schedule.ts';
import { noteEndpoints } from './learning/notes.ts';
import { playerEndpoints } from './learning/player.ts';
import { portfolioEndpoints } from './learning/portfolio.ts';
import { progressLedgerEndpoints } from './learning/progress-ledger.ts';
import { progressEndpoints } from './learning/progress.ts';
import { quizEndpoints } from './learning/quizzes.ts';
import { quizStatisticsEndpoints } from './learning/quiz-statistics.ts';
import { resourceEndpoints } from './learning/resources.ts';
import { scormEndpoints } from './learning/scorm.ts';
import { submissionEndpoints } from './learning/submissions.ts';
import { billingEndpoints } from './market/billing.ts';
import { cartEndpoints } from './market/cart.ts';
import { couponEndpoints } from './market/coupons.ts';
import { earningEndpoints } from './market/earnings.ts';
import { gatewayEventEndpoints } from './market/gateway-events.ts';
import { paymentEndpoints } from './market/payments.ts';
import { payoutEndpoints } from './market/payouts.ts';
import { renewalEndpoints } from './market/renewals.ts';
import { receiptEndpoints } from './market/receipts.ts';
import { planEndpoints } from './market/plans.ts';
import { ledgerEndpoints } from './market/ledger.ts';
import { taxEndpoints } from './market/taxes.ts';
import { catalogueEndpoints } from './market/catalogue.ts';
import { learningPathEndpoints } from './market/learning-paths.ts';
import { ratingEndpoints } from './market/ratings.ts';
import { accountEndpoints } from './people/accounts.ts';
import { backgroundWorkEndpoints } from './people/background-work.ts';
import { emailChangeEndpoints } from './people/email-changes.ts';
import { identityEndpoints } from './people/identities.ts';
import { passwordEndpoints } from './people/passwords.ts';
import { profileEndpoints } from './people/profile.ts';
import { referralEndpoints } from './people/referrals.ts';
import { registrationEndpoints } from './people/registrations.ts';
import { sessionEndpoints } from './people/sessions.ts';
import { signInLinkEndpoints } from './people/sign-in-links.ts';
import { userEndpoints } from './people/users.ts';
import { taxonomyEndpoints } from './taxonomy/taxonomy.ts';
import { courseEndpoints } from './teaching/courses.ts';
import { creatorEndpoints } from './teaching/creators.ts';
import { curriculumEndpoints } from './teaching/curriculum.ts';
import { courseVersionEndpoints } from './teaching/course-versions.ts';
import { reviewEndpoints } from './teaching/review.ts';
import { scormExportEndpoints } from './teaching/scorm-export.ts';
import { scormPackageEndpoints } from './teaching/scorm-packages.ts';
import { devMailEndpoints } from './telling/mail.ts';
import { notificationEndpoints } from './telling/notifications.ts';

/** Every call with its schemas. Browsers import this file for its types only (see `kernel/routes.ts`). */
export const endpoints = {
  ...registrationEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...identityEndpoints,
  ...signInLinkEndpoints,
  ...passwordEndpoints,
  ...emailChangeEndpoints,
  ...accountDataEndpoints,
  ...profileEndpoints,
  ...userEndpoints,
  ...backgroundWorkEndpoints,
  ...creatorEndpoints,
  ...referralEndpoints,
  ...notificationEndpoints,
  ...devMailEndpoints,
  ...taxonomyEndpoints,
  ...catalogueEndpoints,
  ...ratingEndpoints,
  ...learningPathEndpoints,
  ...courseEndpoints,
  ...curriculumEndpoints,
  ...fileEndpoints,
  ...rungEndpoints,
  ...scormExportEndpoints,
  ...scormPackageEndpoints,
  ...reviewEndpoints,
  ...courseVersionEndpoints,
  ...enrolmentEndpoints,
  ...playerEndpoints,
  ...progressEndpoints,
  ...progressLedgerEndpoints,
  ...quizEndpoints,
  ...quizStatisticsEndpoints,
  ...assignmentEndpoints,
  ...submissionEndpoints,
  ...liveClassEndpoints,
  ...liveScheduleEndpoints,
  ...classRoomEndpoints,
  ...resourceEndpoints,
  ...noteEndpoints,
  ...discussionEndpoints,
  ...feedbackEndpoints,
  ...scormEndpoints,
  ...attendanceEndpoints,
  ...certificateEndpoints,
  ...portfolioEndpoints,
  ...communityEndpoints,
  ...billingEndpoints,
  ...cartEndpoints,
  ...paymentEndpoints,
  ...receiptEndpoints,
  ...gatewayEventEndpoints,
  ...ledgerEndpoints,
  ...couponEndpoints,
  ...planEndpoints,
  ...renewalEndpoints,
  ...taxEndpoints,
  ...earningEndpoints,
  ...payoutEndpoints,
} satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
export type Arguments<N extends RouteName> = CallArguments<Endpoints[N]>;
export type Reply<N extends RouteName> = CallReply<Endpoints[N]>;
