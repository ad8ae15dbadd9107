import type { AuditSubject } from '@stoa/shared/contract/people/audit-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

/** The screen on which an act’s subject is found; where it has none of its own, that of all its like. */
export const subjectLink: Record<AuditSubject, (id: string) => string> = {
  person: (id) => to.person({ id }),
  course: () => to.allCourses(),
  'learning-path': () => to.review(),
  category: () => to.taxonomy(),
  skill: () => to.taxonomy(),
  payment: (id) => to.transaction({ id }),
  refund: () => to.refunds(),
  'gateway-event': () => to.gatewayEvents(),
  payout: () => to.payouts(),
  coupon: () => to.coupons(),
  plan: () => to.plans(),
  'tax-rate': () => to.taxes(),
  content: () => to.communityModeration(),
  work: () => to.backgroundWork(),
  setting: (id) => (id === 'site-links' ? to.siteSettings() : to.allCourses()),
  'help-article': (id) => (id === 'order' ? to.helpDesk() : to.helpDeskArticle({ id })),
  'legal-text': (id) => to.siteSettings({ view: id }),
  mail: () => to.mails(),
};
