import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import { type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import type { AuditKind } from '@stoa/shared/contract/people/audit-words.ts';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { verifyAudit } from './kernel/audit/verify-audit.ts';
import { work } from './kernel/work/work.tables.ts';
import { mails } from './telling/mail/mail.tables.ts';
import { aSignedIn, aSlug } from './testing/builders.ts';
import { call } from './testing/call.ts';
import { aPost } from './testing/community-builders.ts';
import { aCourse } from './testing/course-builders.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite, tellEvents } from './testing/market-site.ts';
import { aPath } from './testing/path-builders.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from './testing/ready-course.ts';
import { dayIn } from './testing/tax-builders.ts';
import { anApplicant } from './testing/verification-builders.ts';

/** Who holds one of these runs the site. */
const running: readonly Permission[] = [
  'review-course',
  'verify-creator',
  'moderate-content',
  'manage-payments',
  'manage-coupons',
  'view-admin-dashboard',
];

/** What each call that changes something writes down. */
const kindOf: Partial<Record<RouteName, AuditKind>> = {
  publishCourse: 'course_decided',
  commentOnReview: 'course_decided',
  unpublishCourse: 'course_unpublished',
  removeCourse: 'course_removed',
  featureCourses: 'courses_featured',
  assignReviewers: 'reviewer_assigned',
  claimReview: 'reviewer_assigned',
  releaseReview: 'reviewer_assigned',
  claimPathReview: 'reviewer_assigned',
  releasePathReview: 'reviewer_assigned',
  publishLearningPath: 'path_decided',
  returnLearningPath: 'path_decided',
  unpublishLearningPath: 'path_unpublished',
  decideCreatorVerification: 'creator_decided',
  moderateContent: 'content_moderated',
  cancelAnnouncementAsModerator: 'content_moderated',
  decideContentReport: 'report_decided',
  refundPayment: 'payment_refunded',
  voidPayment: 'payment_voided',
  resolvePayment: 'payment_resolved',
  decideRefund: 'refund_decided',
  replayGatewayEvent: 'gateway_event_replayed',
  recordPayout: 'payout_recorded',
  reversePayout: 'payout_reversed',
  createCoupons: 'coupons_created',
  updateCoupon: 'coupon_changed',
  setCouponsEnabled: 'coupon_changed',
  createPlan: 'plan_created',
  updatePlan: 'plan_changed',
  createTaxRate: 'tax_rate_created',
  endTaxRate: 'tax_rate_ended',
  retryWork: 'work_retried',
  retryManyWork: 'work_retried',
  dropWork: 'work_dropped',
  updateSiteSettings: 'site_links_changed',
  saveLegalDraft: 'legal_draft_saved',
  publishLegalText: 'legal_text_published',
  createHelp: 'help_article_created',
  saveHelp: 'help_article_changed',
  publishHelp: 'help_article_published',
  unpublishHelp: 'help_article_unpublished',
  orderHelp: 'help_articles_ordered',
  resendMails: 'mail_resent',
  undoResendMails: 'mail_resend_undone',
  sendTestMail: 'test_mail_sent',
};

/** What they keep for themselves runs nothing. */
const own: readonly RouteName[] = ['createReviewPhrase', 'updateReviewPhrase', 'removeReviewPhrase'];

test('each call by which somebody runs the site and changes something says what it writes down', () => {
  const changing = (Object.keys(routes) as RouteName[]).filter((name) => {
    const { permission }: Endpoint = endpoints[name];
    return !routes[name].startsWith('GET ') && [permission ?? []].flat().some((one) => running.includes(one));
  });
  expect(changing.length).toBeGreaterThan(15);
  expect(changing.filter((name) => kindOf[name] === undefined)).toEqual(own);
});

let it: MarketSite;
let operator: SignedIn;
let reviewer: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
  reviewer = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const why = 'Seen with both of them.';
const byReviewer = () => ({ headers: reviewer.headers });
const byOperator = () => ({ headers: operator.headers });

async function aCourseInReview() {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id, slug } = await aReadyCourse(it, teacher);
  await call(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  return { id, slug };
}

async function aPathInReview() {
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const path = await aPath(it.db, { partnerId: partner.user.id });
  await call(it.app, 'submitLearningPath', { headers: partner.headers, params: { id: path.id } });
  return path;
}

async function aSale() {
  const seller = await aSignedIn(it.db, { roles: ['teacher'] });
  const buyer = await aSignedIn(it.db);
  const payment = await buy(it, buyer, [await aPaidCourse(it, { ownerId: seller.user.id })]);
  return { seller, buyer, payment };
}

async function aReport() {
  const { post } = await aPost(it);
  const { headers } = await aSignedIn(it.db);
  const params = { subject: 'posts' as const, id: post.id };
  await call(it.app, 'reportContent', { headers, params, body: { reason: 'It sells something.' } });
  const { items } = await call(it.app, 'listContentReports', byReviewer());
  return { post, report: items[0]! };
}

async function aPayout() {
  const { seller } = await aSale();
  const { id } = await call(it.app, 'recordPayout', {
    ...byOperator(),
    body: {
      key: v7(),
      creator_id: seller.user.id,
      ...{ amount_minor: 500, currency: 'USD', reference: 'Bank transfer 4711', paid_on: dayIn(0) },
    },
  });
  return id;
}

const aNewCoupon = async () =>
  (
    await call(it.app, 'createCoupons', {
      ...byOperator(),
      body: {
        ...{ kind: 'one', code: aSlug('n').slice(-12), discount: { type: 'percent', percent: 10 }, applies_to: 'all' },
        ...{ item_ids: [], starts_at: null, expires_at: null, max_redemptions: null, max_per_user: 1 },
        ...{ min_amount_minor: null, enabled: true },
      },
    })
  )[0]!;

const aNewPlan = () =>
  call(it.app, 'createPlan', {
    ...byOperator(),
    body: { name: aSlug('plan'), interval: 'month', amount_minor: 1900, currency: 'EUR', trial_days: 7 },
  });

const aNewRate = () =>
  call(it.app, 'createTaxRate', {
    ...byOperator(),
    body: { country: 'FR', name: 'TVA', rate: 2000, inclusive: true, valid_from: dayIn(1) },
  });

async function aLegalDraft(kind: LegalKind) {
  const body = { base_version: 0, words: { en: 'Be kind.', fr: 'Soyez aimables.' } };
  await call(it.app, 'saveLegalDraft', { ...byOperator(), params: { kind }, body });
  return kind;
}

const anArticle = () => {
  const words = { title: 'Doors', summary: 'How they open.', text: 'By the handle.' };
  return {
    slug: aSlug('article'),
    topic: 'start' as const,
    audiences: ['guest' as const],
    words: { en: words, fr: words },
  };
};

async function aHelpArticle() {
  const draft = anArticle();
  const { id } = await call(it.app, 'createHelp', { ...byOperator(), body: draft });
  return { id, draft };
}

async function aPublishedArticle() {
  const { id } = await aHelpArticle();
  await call(it.app, 'publishHelp', { ...byOperator(), params: { id }, body: { base_version: 1 } });
  return id;
}

const aFailedMail = async () => {
  const mail = { toAddress: 'ada@example.org', locale: 'en', template: 'email_taken', templateValues: {} } as const;
  const [row] = await it.db
    .insert(mails)
    .values({ ...mail, attempts: 8, lastError: 'Error: 550 Refused', givenUpAt: new Date() })
    .returning();
  return row!.id;
};

interface Act {
  /** Gives the id of what it was done to. */
  run(): Promise<string>;
  leaves: object;
}

/** One act of each kind, and what the log holds of it. */
const acts: Partial<Record<AuditKind, Act>> = {
  course_decided: {
    run: async () => {
      const { id, slug } = await aCourseInReview();
      await call(it.app, 'publishCourse', { ...byReviewer(), params: { slug }, body: {} });
      return id;
    },
    leaves: { before: { status: 'in_review' }, after: { status: 'published' }, subject: { name: 'Walking the porch' } },
  },
  course_unpublished: {
    run: async () => {
      const { id } = await aPublishedCourse(it);
      await call(it.app, 'unpublishCourse', { ...byReviewer(), params: { id }, body: { reason: why } });
      return id;
    },
    leaves: { why, before: { status: 'published' }, after: { status: 'unpublished' } },
  },
  course_removed: {
    run: async () => {
      const { id } = await aCourse(it.db, { status: 'unpublished' });
      await call(it.app, 'removeCourse', { ...byOperator(), params: { id } });
      return id;
    },
    leaves: { before: { status: 'unpublished' }, after: { status: 'deleted' } },
  },
  courses_featured: {
    run: async () => {
      const { id } = await aCourse(it.db);
      await call(it.app, 'featureCourses', { ...byReviewer(), body: { course_ids: [id], before: [] } });
      return 'featured courses';
    },
    leaves: { before: { course_ids: [] }, after: { course_ids: [expect.any(String)] } },
  },
  reviewer_assigned: {
    run: async () => {
      const { id: course_id } = await aCourse(it.db);
      const assignments = [{ course_id, reviewer_id: operator.user.id }];
      await call(it.app, 'assignReviewers', { ...byReviewer(), body: { assignments } });
      await call(it.app, 'assignReviewers', { ...byReviewer(), body: { assignments } });
      return course_id;
    },
    leaves: { before: { reviewer_id: null }, after: { reviewer_id: expect.any(String) } },
  },
  path_decided: {
    run: async () => {
      const { id } = await aPathInReview();
      await call(it.app, 'returnLearningPath', { ...byReviewer(), params: { id }, body: { body: why } });
      return id;
    },
    leaves: { why, before: { status: 'in_review' }, after: { status: 'draft' } },
  },
  path_unpublished: {
    run: async () => {
      const { id, slug } = await aPathInReview();
      await call(it.app, 'publishLearningPath', { ...byReviewer(), params: { slug } });
      await call(it.app, 'unpublishLearningPath', { ...byReviewer(), params: { id }, body: { reason: why } });
      return id;
    },
    leaves: { why, before: { status: 'published' }, after: { status: 'unpublished' } },
  },
  creator_decided: {
    run: async () => {
      const { user, requestId: id } = await anApplicant(it);
      const body = { verdict: 'deny' as const, note: why };
      await call(it.app, 'decideCreatorVerification', { ...byReviewer(), params: { id }, body });
      return user.id;
    },
    leaves: { why, before: { status: 'pending' }, after: { verdict: 'deny', status: 'denied' } },
  },
  content_moderated: {
    run: async () => {
      const { post } = await aPost(it);
      const params = { subject: 'posts' as const, id: post.id };
      await call(it.app, 'moderateContent', { ...byReviewer(), params, body: { action: 'remove', reason: why } });
      return post.id;
    },
    leaves: { why, before: { removed: false }, after: { action: 'remove', subject: 'posts' } },
  },
  report_decided: {
    run: async () => {
      const { post, report } = await aReport();
      const body = { verdict: 'rejected' as const, note: why };
      await call(it.app, 'decideContentReport', { ...byReviewer(), params: { id: report.id }, body });
      return post.id;
    },
    leaves: { why, after: { action: 'reject_report' } },
  },
  payment_refunded: {
    run: async () => {
      const { payment } = await aSale();
      const body = { key: v7(), transaction_id: payment.id, amount_minor: 700, reason: why };
      await call(it.app, 'refundPayment', { ...byOperator(), body });
      await call(it.app, 'refundPayment', { ...byOperator(), body });
      return payment.id;
    },
    leaves: { why, before: { status: 'paid' }, after: { amount_minor: 700, currency: 'USD', way: 'gateway' } },
  },
  payment_voided: {
    run: async () => {
      const { payment } = await aSale();
      await call(it.app, 'voidPayment', { ...byOperator(), body: { transaction_id: payment.id, reason: why } });
      return payment.id;
    },
    leaves: { why, before: { status: 'paid', review: null }, after: { status: 'voided' } },
  },
  payment_resolved: {
    run: async () => {
      const buyer = await aSignedIn(it.db);
      const { id, reference } = await buy(it, buyer, [await aPaidCourse(it)], { script: 'challenge' });
      it.till.claim(reference, 1);
      it.till.approve(reference);
      await call(it.app, 'verifyPayment', { headers: buyer.headers, body: { reference } });
      it.till.claim(reference, 2400);
      const body = { transaction_id: id, as: 'asked_again' as const, reason: why };
      await call(it.app, 'resolvePayment', { ...byOperator(), body });
      return id;
    },
    leaves: {
      why,
      before: { status: 'initiated', review: expect.any(String) },
      after: { resolution: 'asked_again', status: 'paid', review: null },
    },
  },
  refund_decided: {
    run: async () => {
      const { buyer, payment } = await aSale();
      const asked = { transaction_id: payment.id, reason: 'It is too slow for me.' };
      const { id } = await call(it.app, 'askRefund', { headers: buyer.headers, body: asked });
      const body = { decision: 'deny' as const, answer: why };
      await call(it.app, 'decideRefund', { ...byOperator(), params: { id }, body });
      return id;
    },
    leaves: { why, before: { status: 'open' }, after: { decision: 'deny', status: 'denied', amount_minor: 2400 } },
  },
  gateway_event_replayed: {
    run: async () => {
      const { payment } = await aSale();
      await tellEvents(it, [{ id: `evt-${v7()}`, type: 'payment.paid', reference: payment.reference }]);
      await doAllWork(it);
      const query = { reference: payment.reference };
      const { items } = await call(it.app, 'listGatewayEvents', { ...byOperator(), query });
      await call(it.app, 'replayGatewayEvent', { ...byOperator(), params: { id: items[0]!.id } });
      return items[0]!.id;
    },
    leaves: { before: { standing: 'taken_in' }, after: { standing: 'waiting' } },
  },
  payout_recorded: { run: aPayout, leaves: { after: { amount_minor: 500, currency: 'USD' } } },
  payout_reversed: {
    run: async () => {
      const id = await aPayout();
      await call(it.app, 'reversePayout', { ...byOperator(), params: { id }, body: { reason: why } });
      return id;
    },
    leaves: { why, before: { reversed: false }, after: { reversed: true } },
  },
  coupons_created: {
    run: async () => (await aNewCoupon()).id,
    leaves: { after: { count: 1, percent: 10, applies_to: 'all' } },
  },
  coupon_changed: {
    run: async () => {
      const { id } = await aNewCoupon();
      await call(it.app, 'updateCoupon', { ...byOperator(), params: { id }, body: { enabled: false } });
      return id;
    },
    leaves: { before: { enabled: true }, after: { enabled: false } },
  },
  plan_created: { run: async () => (await aNewPlan()).id, leaves: { after: { amount_minor: 1900, currency: 'EUR' } } },
  plan_changed: {
    run: async () => {
      const { id } = await aNewPlan();
      await call(it.app, 'updatePlan', { ...byOperator(), params: { id }, body: { trial_days: 14 } });
      return id;
    },
    leaves: { before: { trial_days: 7 }, after: { trial_days: 14 } },
  },
  tax_rate_created: {
    run: async () => (await aNewRate()).id,
    leaves: { after: { country: 'FR', rate: 2000, inclusive: true } },
  },
  tax_rate_ended: {
    run: async () => {
      const { id } = await aNewRate();
      await call(it.app, 'endTaxRate', { ...byOperator(), params: { id }, body: { ends_on: dayIn(3) } });
      return id;
    },
    leaves: { before: { country: 'FR' }, after: { ends_on: dayIn(3) } },
  },
  work_retried: {
    run: async () => {
      const id = v7();
      await it.db.insert(work).values({ id, kind: 'ask gateway', payload: {}, attempts: 5, givenUpAt: new Date() });
      await call(it.app, 'retryWork', { ...byOperator(), params: { id } });
      return id;
    },
    leaves: { subject: { name: 'ask gateway' }, before: { attempts: 5 }, after: { attempts: 0 } },
  },
  work_dropped: {
    run: async () => {
      const id = v7();
      await it.db.insert(work).values({ id, kind: 'ask gateway', payload: {}, attempts: 5, givenUpAt: new Date() });
      await call(it.app, 'dropWork', { ...byOperator(), body: { ids: [id], reason: why } });
      return id;
    },
    leaves: { why, subject: { name: 'ask gateway' }, before: { attempts: 5 } },
  },
  site_links_changed: {
    run: async () => {
      const body = { base_version: 0, contact: 'desk@example.org', social: [] };
      await call(it.app, 'updateSiteSettings', { ...byOperator(), body });
      return 'site-links';
    },
    leaves: { before: { contact: '' }, after: { contact: 'desk@example.org' } },
  },
  legal_draft_saved: {
    run: () => aLegalDraft('privacy-notice'),
    leaves: { after: { version: 1, characters_en: 8, characters_fr: 15 } },
  },
  legal_text_published: {
    run: async () => {
      const kind = await aLegalDraft('terms-of-use');
      const body = { base_version: 1, holds_from: dayIn(0) };
      await call(it.app, 'publishLegalText', { ...byOperator(), params: { kind }, body });
      return kind;
    },
    leaves: { after: { version: 1, holds_from: dayIn(0) } },
  },
  help_article_created: {
    run: async () => (await aHelpArticle()).id,
    leaves: { subject: { name: 'Doors' }, after: { version: 1, topic: 'start' } },
  },
  help_article_changed: {
    run: async () => {
      const { id, draft } = await aHelpArticle();
      const body = { ...draft, topic: 'paying' as const, base_version: 1 };
      await call(it.app, 'saveHelp', { ...byOperator(), params: { id }, body });
      return id;
    },
    leaves: { after: { version: 2, topic: 'paying' } },
  },
  help_article_published: { run: aPublishedArticle, leaves: { after: { version: 1 } } },
  help_article_unpublished: {
    run: async () => {
      const id = await aPublishedArticle();
      await call(it.app, 'unpublishHelp', { ...byOperator(), params: { id }, body: { base_version: 1 } });
      return id;
    },
    leaves: { after: { version: 1 } },
  },
  help_articles_ordered: {
    run: async () => {
      const ids = (await call(it.app, 'listHelpDesk', byOperator())).map(({ id }) => id);
      await call(it.app, 'orderHelp', { ...byOperator(), body: { ids: ids.toReversed() } });
      return 'order';
    },
    leaves: { after: { order: expect.any(Array) } },
  },
  mail_resent: {
    run: async () => {
      const id = await aFailedMail();
      await call(it.app, 'resendMails', { ...byOperator(), body: { ids: [id] } });
      return id;
    },
    leaves: { subject: { name: 'email_taken' }, before: { attempts: 8, given_up: true }, after: { attempts: 0 } },
  },
  mail_resend_undone: {
    run: async () => {
      const id = await aFailedMail();
      await call(it.app, 'resendMails', { ...byOperator(), body: { ids: [id] } });
      await call(it.app, 'undoResendMails', { ...byOperator(), body: { ids: [id] } });
      return id;
    },
    leaves: { subject: { name: 'email_taken' }, after: { attempts: 8, given_up: true } },
  },
  test_mail_sent: {
    run: async () => {
      const template = 'email_taken';
      await call(it.app, 'sendTestMail', { ...byOperator(), params: { template }, body: { locale: 'fr' } });
      return template;
    },
    leaves: { subject: { name: 'email_taken' }, after: { locale: 'fr' } },
  },
};

test('one act of each of these kinds is done below', () => {
  expect([...new Set(Object.values(kindOf))].sort()).toEqual(Object.keys(acts).sort());
});

test.each(Object.entries(acts))('%s: one entry says who did it, to what, why, and what it was', async (kind, act) => {
  const id = await act.run();
  const { items } = await call(it.app, 'listAuditLog', { ...byOperator(), query: { subject_id: id } });
  const entries = items.filter((entry) => entry.kind === kind);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject(act.leaves);
  expect([operator.user.id, reviewer.user.id]).toContain(entries[0]?.actor?.id);
});

test('a comment that asks for changes decides, one that asks for nothing does not', async () => {
  const { id } = await aCourseInReview();
  const comment = (blocking: boolean) =>
    call(it.app, 'commentOnReview', { ...byReviewer(), params: { id }, body: { body: why, blocking } });
  const entries = async () =>
    (await call(it.app, 'listAuditLog', { ...byOperator(), query: { subject_id: id } })).items;
  await comment(false);
  expect(await entries()).toEqual([]);
  await comment(true);
  expect(await entries()).toMatchObject([
    { kind: 'course_decided', why, before: { status: 'in_review' }, after: { status: 'changes_requested' } },
  ]);
});

test('what owners do with what is theirs is no act of those who run the site, and the chain holds', async () => {
  const { entries } = await verifyAudit(it.db);
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id } = await aCourse(it.db, { ownerId: teacher.user.id, status: 'published' });
  await call(it.app, 'unpublishCourse', { headers: teacher.headers, params: { id }, body: {} });
  const draft = await aCourse(it.db, { ownerId: teacher.user.id, status: 'draft' });
  await call(it.app, 'removeCourse', { headers: teacher.headers, params: { id: draft.id } });
  expect(await verifyAudit(it.db)).toEqual({ entries, brokenAt: null });
});
