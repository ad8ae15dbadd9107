import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './totals.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: payment.totals,
  payments: payment.payments,
  lead: 'Ce qui a été vendu, rendu et gagné, d’après le grand livre. Les jours sont ceux du temps universel (UTC).',
  loading: 'Chargement des totaux',
  range: common.period,
  'range.30d': common.last30Days,
  'range.month': 'Ce mois-ci',
  'range.last-month': 'Le mois dernier',
  'range.12m': '12 derniers mois',
  'range.year': common.thisYear,
  'none.title': 'Rien n’a encore été vendu',
  'none.text': 'Dès que quelqu’un paie, les totaux sont ici, pour chaque devise.',
  sold: payment.sold,
  'sold.hint': 'Ce que les payeurs ont réglé, taxes comprises',
  back: 'Rendu',
  'back.hint': '{refunded} remboursés, {voided} annulés',
  refunded: payment.allRefunded,
  voided: payment.voided,
  fees: 'Part du site',
  'fees.hint': 'Les frais, et ce que le site vend lui-même',
  creators: 'Part des formateurs',
  'creators.hint': 'Et {tax} de taxes',
  tax: payment.tax,
  chart: 'Vendu et rendu',
  held: 'Où est l’argent maintenant',
  'held.gateway': 'Chez le prestataire {gateway}, pas encore versé',
  'held.bank': 'Versé à la banque',
  'held.owed': 'Dont dû aux formateurs',
  periods: 'Au fil du temps',
  'periods.none': 'Rien n’a été vendu ni rendu pendant cette période.',
  period: 'Période',
  'csv.make': actions.downloadCsv,
  'csv.file': 'totaux-{currency}.csv',
  'csv.currency': course.currency,
};
