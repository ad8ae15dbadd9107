/** Where the gateway passes on to the API. */
export const API_PATH = '/api';

/**
 * Every call of the marketplace API on one page: name → method and path below `/api/v1.3.0/`.
 *
 * Plain data without schemas, so that a browser can build its client from it without downloading
 * zod. The schemas of each call stand in its noun's file and are joined in `endpoints.ts`.
 * `{x}` is a path parameter.
 */
/** Where mail programs stop emails with one click; apart from versions, for mails are kept. A token follows. */
export const UNSUBSCRIBE_PATH = `${API_PATH}/unsubscribe`;

export const API_VERSION = 'v1.3.0';
export const API_PREFIX = `${API_PATH}/${API_VERSION}`;

export const routes = {
  // accounts
  register: 'POST register',
  registerInstructor: 'POST registration/instructor',
  confirmRegistration: 'POST register/confirm',
  resendRegistration: 'POST register/resend',
  login: 'POST login',
  logout: 'POST logout',
  getStartUp: 'GET user/start-up',
  listDemoAccounts: 'GET demo/accounts',

  // signing in by other ways
  listSignInProviders: 'GET redirect',
  redirectToProvider: 'GET redirect/{provider}',
  socialRegister: 'POST social-register',
  listIdentities: 'GET user/identities',
  redirectToLink: 'POST user/identities/{provider}/redirect',
  linkIdentity: 'POST user/identities',
  unlinkIdentity: 'DELETE user/identities/{provider}',
  createSignInLink: 'POST external-redirect/login',
  getSignInLinkOwner: 'GET external-redirect/login/{code}/owner',
  externalLogin: 'GET external-redirect/login/{code}',

  // what keeps an account safe
  requestPasswordReset: 'POST password/email',
  updatePassword: 'POST password/update',
  changePassword: 'POST user/password',
  changeEmail: 'POST user/email',
  getEmailChange: 'GET user/email',
  cancelEmailChange: 'DELETE user/email',
  confirmEmail: 'POST user/email/confirm',
  listSessions: 'GET user/sessions',
  revokeSession: 'DELETE user/sessions/{id}',
  revokeAllSessions: 'POST user/sessions/revoke',
  exportAccount: 'POST user/export',
  deleteAccount: 'POST user/delete',
  keepAccount: 'POST user/keep',

  // profile
  getProfile: 'GET user/profile',
  updateProfile: 'PATCH user/profile/edit',
  getIntroduction: 'GET user/introduction',
  updateIntroduction: 'POST user/update/introduction',
  skipIntroduction: 'POST user/introduction/skip',
  getPreferences: 'GET user/preferences',
  updatePreferences: 'PATCH user/preferences',
  getReferral: 'GET user/referral',
  getCreatorPackage: 'GET registration/instructor/package',

  // verification of creators
  getCreatorVerification: 'GET user/creator/verification',
  requestCreatorVerification: 'POST user/creator/verification',
  appealRevocation: 'POST user/creator/verification/appeal',
  listCreatorVerifications: 'GET creator/verifications',
  decideCreatorVerification: 'POST creator/verifications/{id}',

  // notifications
  listNotifications: 'GET user/notifications',
  getNotificationSummary: 'GET user/notifications/summary',
  readNotification: 'POST user/notification/{id}',
  unreadNotification: 'DELETE user/notification/{id}',
  readAllNotifications: 'POST user/notifications/read',
  undoReadAll: 'POST user/notifications/unread',
  listNotificationChannels: 'GET user/notifications/channels',
  updateNotificationChannels: 'PUT user/notifications/channels',

  // community
  listPosts: 'GET community/posts',
  createPost: 'POST community/posts',
  getPost: 'GET community/posts/{id}',
  updatePost: 'PATCH community/posts/{id}',
  acceptReply: 'PUT community/posts/{id}/answer',
  listReplies: 'GET community/posts/{id}/replies',
  createReply: 'POST community/posts/{id}/replies',
  updateReply: 'PATCH community/replies/{id}',
  removeContent: 'DELETE community/{subject}/{id}',
  restoreContent: 'POST community/{subject}/{id}/restore',
  addReaction: 'PUT community/{subject}/{id}/reactions/{kind}',
  removeReaction: 'DELETE community/{subject}/{id}/reactions/{kind}',
  reportContent: 'POST community/{subject}/{id}/reports',
  listContentReports: 'GET community/moderation/reports',
  decideContentReport: 'POST community/moderation/reports/{id}',
  listModerationDecisions: 'GET community/moderation/decisions',
  moderateContent: 'POST community/moderation/{subject}/{id}',

  // mails of a demonstration
  listDevMails: 'GET dev/mails',
  getDevMail: 'GET dev/mails/{id}',

  // people, for admins
  listUsers: 'GET users',
  searchUsers: 'GET user/search',
  listAllEnrolments: 'GET enrollments',
  searchEnrolments: 'GET enrollment/search',
  getUsersLink: 'GET users/file',
  getUser: 'GET users/{id}',
  listUserLists: 'GET users/{id}/lists',
  listUserSessions: 'GET users/{id}/sessions',
  giveRole: 'POST users/roles',
  takeRole: 'POST users/{id}/roles/take',
  logOutUsers: 'POST users/log-out',
  suspendUser: 'POST users/{id}/suspend',
  restoreUser: 'POST users/{id}/restore',
  startImpersonation: 'POST users/{id}/impersonation',
  stopImpersonation: 'DELETE user/impersonation',

  // the first page of those who run the site
  getAdminOverview: 'GET overview',
  getSiteCheck: 'GET health/{check}',

  // all courses, for those who run the site
  listAllCourses: 'GET courses/all',
  getAllCoursesLink: 'GET courses/all/file',
  featureCourses: 'PUT courses/featured',
  getReviewClaim: 'GET courses/in-review/claim/{id}',
  claimReview: 'POST courses/in-review/claim/{id}',
  releaseReview: 'DELETE courses/in-review/claim/{id}',
  listReviewers: 'GET courses/reviewers',
  assignReviewers: 'PUT courses/reviewers',

  // background work and what was done, for operators
  listGivenUpWork: 'GET work/given-up',
  retryWork: 'POST work/{id}/retry',
  retryManyWork: 'POST work/retry',
  dropWork: 'POST work/drop',
  listAuditLog: 'GET audit',
  verifyAuditLog: 'GET audit/verify',
  getAuditLogLink: 'GET audit/file',

  // the site's mails, for operators
  listMails: 'GET mails',
  getMailsLink: 'GET mails/file',
  resendMails: 'POST mails/resend',
  undoResendMails: 'POST mails/resend/undo',
  getMailPreview: 'GET mails/templates/{template}',
  sendTestMail: 'POST mails/templates/{template}/test',

  // stopping emails by the link in their foot
  getMailSubscription: 'GET mail-subscriptions/{token}',
  updateMailSubscription: 'PUT mail-subscriptions/{token}',

  // taxonomy
  listCategories: 'GET categories',
  getCategory: 'GET category/{id}',
  sortCategories: 'GET courses/sort/category',
  listSkills: 'GET skills',
  listContentTypes: 'GET courses/content_type',
  listCourseTypes: 'GET coursetype',
  getCourseConstants: 'GET course/constants',
  listDeskCategories: 'GET taxonomy/categories',
  createCategory: 'POST taxonomy/categories',
  orderCategories: 'PUT taxonomy/categories/order',
  updateCategory: 'PATCH taxonomy/categories/{id}',
  moveCategory: 'POST taxonomy/categories/{id}/move',
  mergeCategory: 'POST taxonomy/categories/{id}/merge',
  removeCategory: 'DELETE taxonomy/categories/{id}',
  listDeskSkills: 'GET taxonomy/skills',
  createSkill: 'POST taxonomy/skills',
  updateSkill: 'PATCH taxonomy/skills/{id}',
  mergeSkill: 'POST taxonomy/skills/{id}/merge',
  removeSkill: 'DELETE taxonomy/skills/{id}',
  listCourseWordCounts: 'GET taxonomy/constants',
  listSkillProposals: 'GET taxonomy/proposals',
  decideSkillProposal: 'POST taxonomy/proposals/{id}',
  proposeSkill: 'POST user/skill-proposals',
  listOwnSkillProposals: 'GET user/skill-proposals',

  // catalogue
  listCourses: 'GET filter/published/courses',
  sortPublishedCourses: 'POST published/courses',
  suggestCourses: 'GET course/search',
  listSearchSuggestions: 'GET course/search/suggestions',
  searchLessons: 'GET course/search/lessons',
  getCourseDetails: 'GET coursedetails/{slug}',
  getCourse: 'GET course/{id}',
  getFullCourse: 'GET fullcoursedetails/{slug}',
  listRelatedCourses: 'GET coursedetails/{slug}/related',
  listCategoryCourses: 'GET courses/category/{id}',
  listSkillCourses: 'GET courses/skill/{id}',
  listCourseCategories: 'GET unauth/coursecategory',
  getFeatured: 'GET featured',
  getInstructor: 'GET instructor/profle/{id}',
  listInstructorCourses: 'GET popular/course/creator/{id}',
  listPopularInstructors: 'GET courses/popular/creators',
  followInstructor: 'POST instructor/followers/{id}',
  unfollowInstructor: 'DELETE instructor/followers/{id}',
  listFollowedInstructors: 'GET user/instructors',
  listRecommendations: 'GET user/recommendations',
  listAlike: 'GET user/recommendations/alike',
  listRatings: 'GET ratingandcomments/{id}',
  rateCourse: 'POST ratingandcomments/{id}',
  replyToRating: 'PUT ratingandcomments/reply/{id}',
  listLearningPaths: 'GET learningPaths',
  getLearningPath: 'GET learningPaths/{slug}',
  enrolInPath: 'POST learningPaths/{slug}/enroll',
  saveLearningPathFee: 'POST fee/createOrUpdate',
  listOwnLearningPaths: 'GET user/learningPaths',
  listAmissPaths: 'GET user/learningPaths/amiss',
  getPathBuilder: 'GET learningPaths/builder/{slug}',
  saveLearningPath: 'POST learningPaths/createOrUpdate',
  saveLearningPathObjectives: 'POST objectives/createOrUpdate',
  saveLearningPathBanner: 'POST banner/createOrUpdate',
  getLearningPathBanner: 'GET learningPaths/banner/{id}',
  saveLearningPathAssignment: 'POST assignment/createOrUpdate',
  removeLearningPathAssignment: 'DELETE learningPaths/assignment/{id}',
  getLearningPathAssignment: 'GET learningPaths/assignment/{id}',
  listDuePathAssignments: 'GET user/learningPaths/assignments',
  submitLearningPath: 'POST learningPaths/in-review/{id}',
  withdrawLearningPath: 'POST learningPaths/draft/{id}',
  publishLearningPath: 'POST learningPaths/publish/{slug}',
  returnLearningPath: 'POST learningPaths/review/comment/{id}',
  unpublishLearningPath: 'POST learningPaths/unpublished/{id}',
  retireLearningPath: 'POST learningPaths/retired/{id}',
  removeLearningPath: 'DELETE learningPaths/delete/{id}',
  listPathReviewQueue: 'GET learningPaths/in-review/queue',
  listTakenPaths: 'GET user/learningPaths/taken',
  listPlannableCourses: 'GET learningPaths/plan/courses',

  // learning
  enrol: 'POST enroll',
  unenrol: 'POST unenroll/{id}',
  listEnrolments: 'GET courses/user/enrolled',
  listEnrolledCourses: 'GET enrolledcourses',
  getOwnEnrolment: 'GET enrolledstatus/{id}',
  listOwnEnrolments: 'GET user/enrollment',
  archiveEnrolment: 'PUT courses/user/enrolled/archive/{id}',
  unarchiveEnrolment: 'DELETE courses/user/enrolled/archive/{id}',
  listWishes: 'GET user/wishes',
  listWishedIds: 'GET user/wishes/ids',
  addWish: 'PUT user/wishes/{id}',
  removeWish: 'DELETE user/wishes/{id}',
  getWeeklyGoal: 'GET user/weekly-goal',
  setWeeklyGoal: 'PUT user/weekly-goal',
  getPlayer: 'GET courses/course/player/{slug}',
  getLesson: 'GET courses/player/video/{id}',
  recordProgress: 'POST enrollment/progress/update/{id}',
  getCourseProgress: 'GET courseprogress/{id}',
  listStatements: 'GET courseprogress/statements/{id}',
  listLessonEvents: 'GET progress/video/{id}',
  startQuizAttempt: 'POST courses/quiz/{id}/attempts',
  getQuizStatistics: 'GET courses/quiz/{id}/statistics',
  openQuizHint: 'POST courses/quiz/attempts/{id}/hints',
  submitQuizAttempt: 'POST courses/quiz/attempts/{id}',
  listDueAssignments: 'GET courses/user/assignments',
  listOwnAssignments: 'GET courses/user/assignments/{id}',
  saveSubmission: 'POST courses/user/assignment/upload/{id}',
  attachSubmissionFile: 'POST courses/fileupload/assignment/{id}',
  getSubmissionFile: 'GET courses/assignment/file/{id}',
  removeSubmissionFile: 'DELETE courses/assignment/file/{id}',
  listNextClasses: 'GET courses/user/live',
  listCourseClasses: 'GET courses/live/{id}',
  joinClass: 'POST courses/live/join/{id}',
  saveLiveSchedule: 'POST saveliveschedule',
  listLiveSchedule: 'GET livecoursedetails/{id}',
  getLiveSchedule: 'GET livecoursedetailsbyid/{id}',
  changeClass: 'PATCH courses/live/{id}',
  cancelClass: 'POST courses/live/cancel/{id}',
  restoreClass: 'POST courses/live/restore/{id}',
  findClassHost: 'GET courses/live/host',
  keepRecording: 'POST courses/live/recording/{id}',
  getRoom: 'GET courses/live/room/{id}',
  enterRoom: 'POST courses/live/room/{id}',
  keepSeat: 'POST courses/live/seat/{id}',
  leaveRoom: 'DELETE courses/live/seat/{id}',
  sendSignals: 'POST courses/live/seat/signals/{id}',
  sayInRoom: 'POST courses/live/seat/chat/{id}',
  runRoom: 'POST courses/live/seat/host/{id}',
  listTaughtClasses: 'GET courses/live/taught',
  listAttendances: 'GET course/attendance',
  getRegister: 'GET course/attendance/{id}',
  markAttendance: 'POST mark/student/attendance/{id}',

  listResources: 'GET course/resources',
  getResource: 'GET courses/resource/{id}',

  listNotes: 'GET courses/user/notes/{id}',
  exportNotes: 'GET courses/user/notes/markdown/{id}',
  createNote: 'POST courses/user/note',
  updateNote: 'PATCH courses/user/note/{id}',
  removeNote: 'DELETE courses/user/note/{id}',
  restoreNote: 'POST courses/user/note/restore/{id}',
  // discussions of a course
  createDiscussion: 'POST discussions',
  listDiscussions: 'GET discussions/{id}',
  getDiscussion: 'GET discussions/discussion/{id}',
  listDiscussionReplies: 'GET discussions/replies/{id}',
  updateDiscussion: 'PATCH discussions/{id}',
  removeDiscussion: 'DELETE discussions/{id}',
  restoreDiscussion: 'POST discussions/restore/{id}',
  voteDiscussion: 'PUT discussions/vote/{id}',
  acceptDiscussionReply: 'PUT discussions/answer/{id}',
  steerDiscussion: 'PATCH discussions/state/{id}',
  listOpenQuestions: 'GET courses/instructor/questions',
  sendFeedback: 'POST feedbacks',
  listFeedbacks: 'GET feedbacks',
  markFeedback: 'PATCH feedbacks/{id}',

  openScorm: 'POST scormlocation',
  renewScorm: 'POST scormlocation/{id}',
  keepScormData: 'POST scorm/data',
  getScormProgress: 'GET scorm/progress/{id}',
  listOwnScorm: 'GET scorm/user/course',

  // work to be judged
  listSubmissions: 'GET courses/assignment/submissions',
  getSubmission: 'GET courses/assignment/submissions/{id}',
  approveSubmission: 'POST courses/user/assignment/approve/{id}',
  giveFeedback: 'POST courses/user/assignment/feedback/{id}',
  listReviewPhrases: 'GET courses/assignment/phrases',
  createReviewPhrase: 'POST courses/assignment/phrases',
  removeReviewPhrase: 'DELETE courses/assignment/phrases/{id}',

  // certificates
  listCertificates: 'GET getcertificate',
  getCertificate: 'GET certificate/{slug}',
  verifyCertificate: 'GET certificate/verify/{cert_id}',

  // pictures on certificates
  listCertificateMarks: 'GET certupload',
  setCertificateMark: 'PUT certupload',
  removeCertificateMark: 'DELETE certupload',

  // portfolio
  listPortfolioItems: 'GET user/portfolio',
  createPortfolioItem: 'POST user/portfolio',
  updatePortfolioItem: 'PATCH user/portfolio/{id}',
  removePortfolioItem: 'DELETE user/portfolio/{id}',
  restorePortfolioItem: 'POST user/portfolio/{id}/restore',
  getSharedPortfolio: 'GET portfolio/{share}',

  // billing
  listTransactions: 'GET gettransactions',

  // cart
  getCart: 'GET cart',
  addToCart: 'POST cart',
  removeFromCart: 'DELETE cart/{id}',

  // payments
  getPaymentSettings: 'GET payments/settings',
  quotePayment: 'POST payments/quote',
  pay: 'POST payments/pay',
  verifyPayment: 'POST payments/verify',
  tokenizeCard: 'POST payments/tokenize-card',
  listCards: 'GET payments/card-token',
  forgetCard: 'DELETE payments/card-token/{id}',
  askRefund: 'POST payments/refunds',
  listRefunds: 'GET payments/refunds',
  decideRefund: 'POST payments/refunds/{id}',
  listAllTransactions: 'GET payments/getallTransactions',
  getTransactionStory: 'GET payments/getallTransactions/{id}',
  refundPayment: 'POST payments/refund',
  voidPayment: 'POST payments/void',
  resolvePayment: 'POST payments/review',
  getReceipt: 'GET payments/receipts/{id}',

  // gateway events
  listGatewayEvents: 'GET payments/events',
  replayGatewayEvent: 'POST payments/events/{id}/replay',

  // ledger
  getTotals: 'GET payments/totals',

  // coupons
  listCoupons: 'GET coupons',
  createCoupons: 'POST coupons',
  getCoupon: 'GET coupons/coupon/{id}',
  updateCoupon: 'PATCH coupons/coupon/{id}',
  checkCoupon: 'POST coupons/check',
  listCourseCoupons: 'GET coupons/course/{id}',
  createCourseCoupon: 'POST coupons/course/{id}',
  updateCourseCoupon: 'PATCH coupons/course/coupon/{id}',

  // taxes
  getBillingDetails: 'GET billing/details',
  updateBillingDetails: 'PUT billing/details',
  listTaxRates: 'GET taxes',
  createTaxRate: 'POST taxes',
  endTaxRate: 'POST taxes/{id}/end',
  listTaxTotals: 'GET taxes/totals',

  // plans
  getCoursePayment: 'GET courses/payment/{id}',
  getPlan: 'GET subscription/plan',
  startTrial: 'POST subscription/plan/trial',
  cancelPlan: 'POST subscription/plan/cancel',
  resumePlan: 'POST subscription/plan/resume',
  choosePlanCard: 'PUT subscription/plan/card',
  listPlansOnOffer: 'GET subscription/plans',
  listPlans: 'GET subscription/plans/all',
  createPlan: 'POST subscription/plans',
  updatePlan: 'PATCH subscription/plans/{id}',
  agePlan: 'POST dev/plan/age',

  // reports of courses
  getCourseReport: 'GET courses/instructor/reports',
  listReportRatings: 'GET courses/instructor/reports/ratings',
  listEnrolmentCounts: 'GET courses/user/enrollments/count',
  listCourseLearners: 'GET courses/instructor/reports/learners',
  getLearnersLink: 'GET courses/instructor/reports/learners/file',
  listLessonFigures: 'GET courses/instructor/reports/lessons/{id}',
  getFilmRetention: 'GET courses/instructor/reports/films/{id}',

  // reports of learning paths
  getPathReport: 'GET learningPaths/partner/reports',
  listReportedPaths: 'GET learningPaths/partner/reports/paths',
  getPathResults: 'GET learningPaths/partner/reports/paths/{id}',
  listPathLearners: 'GET learningPaths/partner/reports/learners',
  getPathLearnersLink: 'GET learningPaths/partner/reports/learners/file',

  // earnings
  getEarnings: 'GET courses/instructor/reports/earnings',
  listSales: 'GET courses/instructor/reports/sales',
  getStatementLink: 'GET courses/instructor/reports/statements',
  listOwnPayouts: 'GET courses/instructor/reports/payouts',

  // payouts
  listPayables: 'GET payouts/owed',
  listPayouts: 'GET payouts',
  recordPayout: 'POST payouts',
  reversePayout: 'POST payouts/{id}/reverse',

  // creating
  listOwnCourses: 'GET courses/user',
  listDraftCourses: 'GET getDraftCourses',
  createCourse: 'POST courses/draft',
  getCourseBuilder: 'GET courses/course/builder/{slug}',
  updateCourse: 'PATCH courses/{id}',
  removeCourse: 'DELETE courses/delete/{id}',
  listCourseVersions: 'GET courses/versions/{id}',
  getCourseVersion: 'GET courses/version/{id}',
  restoreCourseVersion: 'POST courses/version/restore/{id}',
  duplicateCourse: 'POST courses/duplicate/{id}',
  listCourseInvitations: 'GET courses/user/invitations',
  listCoInstructors: 'GET courses/instructors/{id}',
  inviteCoInstructor: 'POST courses/instructors/{id}',
  answerCourseInvitation: 'POST courses/instructors/{id}/answer',
  updateCoInstructor: 'PUT courses/instructors/{id}/{user_id}',
  removeCoInstructor: 'DELETE courses/instructors/{id}/{user_id}',
  createModule: 'POST coursemodule',
  updateModule: 'PATCH coursemodule/{id}',
  removeModule: 'DELETE coursemodule/{id}',
  duplicateModule: 'POST coursemodule/duplicate/{id}',
  createLesson: 'POST courselesson',
  updateLesson: 'PATCH courselesson/{id}',
  removeLesson: 'DELETE courselesson/{id}',
  duplicateLesson: 'POST courselesson/duplicate/{id}',
  createQuestion: 'POST quizquestion',
  createQuestions: 'POST quizquestion/many',
  updateQuestion: 'PATCH quizquestion/{id}',
  removeQuestion: 'DELETE quizquestion/{id}',
  orderQuestions: 'PUT quizquestion/order/{id}',
  orderCurriculum: 'PUT courses/video/order/{id}',
  updateCourseCover: 'PUT courses/fileupload/coursecover',
  updateLessonFile: 'PUT courses/fileupload/coursevideos/{id}',
  listCourseVideos: 'GET courses/video/details',
  getCourseVideo: 'GET courses/video/{id}',
  updateCourseResources: 'PUT courses/fileupload/resource/{id}',
  updateLessonResources: 'PUT resource/fileupload',
  removeResource: 'DELETE resource/delete/{id}',
  getFile: 'GET fileupload/{id}',
  listRungs: 'GET fileupload/{id}/rungs',
  attachRung: 'POST fileupload/{id}/rungs',
  removeRung: 'DELETE fileupload/{id}/rungs/{rung_id}',
  getScormPackage: 'GET scormupload/{id}',
  updateScormCourse: 'POST scorm/course/update',
  listScormCourses: 'GET scorm/course',
  searchScormCourses: 'GET scorm/search/course',
  listScormResources: 'GET scorm/resources/{id}',
  getScormExport: 'GET courses/scorm/{id}',
  getScormExportLink: 'GET courses/scorm/{id}/link',
  getCourseArchive: 'GET courses/archive/{id}',
  getCourseArchiveLink: 'GET courses/archive/{id}/link',
  importCourse: 'POST courses/imports',
  getCourseImport: 'GET courses/imports/{id}',

  // review and publishing
  submitCourse: 'POST courses/in-review/{id}',
  withdrawCourse: 'POST courses/draft/{id}',
  discardRevision: 'DELETE courses/revision/{id}',
  publishCourse: 'POST courses/publish/{slug}',
  unpublishCourse: 'POST courses/unpublished/{id}',
  listReviewQueue: 'GET courses/in-review',
  getCourseReview: 'GET courses/review/{slug}',
  getCourseDiff: 'GET courses/diff/{slug}',
  commentOnReview: 'POST courses/review/comment/{id}',
  replyToReviewComment: 'POST courses/review/comment/{id}/reply',
  resolveReviewComment: 'POST courses/review/comment/{id}/resolve',
} as const;

export type RouteName = keyof typeof routes;

/** Answers that last as long as somebody listens: server-sent events. */
export const STREAMS_PATH = `${API_PREFIX}/streams`;
/** Where tus uploads are created; a resumable protocol, so it stands outside the call table. */
export const UPLOADS_PATH = `${API_PREFIX}/fileupload`;
/** Files of a package, on the content's host alone: `{CONTENT_PATH}/{capability}/{path in the package}`. */
export const CONTENT_PATH = '/c';
/** A receipt or credit note as PDF, by a signed link: `GET {API_PREFIX}/payments/receipts/{id}/{file name}`. */
export const receiptPdfPath = (id: string, name: string): string => `${API_PREFIX}/payments/receipts/${id}/${name}`;
/** A certificate as PDF: `GET {API_PREFIX}/getcertificate/download/{slug}`. */
export const certificatePdfPath = (slug: string): string => `${API_PREFIX}/getcertificate/download/${slug}`;
