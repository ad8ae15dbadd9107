import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './earnings.en.ts';

export const fr: MessagesOf<typeof en> = {
  lead: 'Ce que vous avez vendu, ce qui vous en revient et ce qui vous a été versé.',
  loading: 'Chargement de vos revenus',
  currency: course.currency,
  'empty.title': 'Aucune vente pour l’instant',
  'empty.text':
    'Dès que quelqu’un achète l’un de vos cours ou de vos parcours, vous voyez ici ce qui vous en revient, mois par mois.',
  'empty.courses': 'Voir vos cours',

  'owed.title': 'Votre solde est de {amount}',
  'owed.text':
    'Les remboursements ont dépassé ce qui restait à vous verser. La différence est prise sur vos prochaines ventes.',
  'tile.payable': 'À verser',
  'tile.payable.hint': 'Votre part, moins ce qui a été versé',
  'tile.earned': 'Gagné',
  'tile.earned.hint': 'Après remises, taxe, commission et remboursements',
  'tile.paidOut': payment.paidOut,
  'tile.sold': payment.sold,
  'tile.sold.hint': 'Aux prix pleins',
  'fact.discount': payment.discounts,
  'fact.tax': payment.tax,
  'fact.fee': payment.fee,
  'fact.takenBack': payment.refunds,
  'facts.title': 'Du prix à votre part',

  'months.title': 'Par mois',
  'months.lead': 'Les mois sont comptés en UTC. Le relevé d’un mois terminé ne change plus jamais.',
  'months.chart': 'Votre part par mois, en {currency}',
  'months.sales': 'Des ventes',
  'months.back': 'Reprise par des remboursements',
  'months.all': 'Afficher tous les mois',
  'months.open': 'En cours',
  'field.month': 'Mois',
  'field.opening': 'Solde d’ouverture',
  'field.closing': 'Solde de clôture',
  'field.earned': 'Votre part',
  'field.statement': 'Relevé',
  'statement.pdf': 'PDF',
  'statement.pdfOf': 'Relevé en PDF : {month}',
  'statement.csv': 'CSV',
  'statement.csvOf': 'Relevé en CSV : {month}',

  'items.title': payment.byCourse,
  'field.item': payment.item,
  'field.sales': 'Ventes',

  'sales.title': 'Ventes',
  'sales.lead': 'Tout ce qui a été vendu. Qui l’a acheté reste entre cette personne et le site.',
  'sales.loading': 'Chargement des ventes',
  'field.date': payment.date,
  'field.price': course.price,
  'sale.discount': '{amount} de remise',

  'payouts.title': payment.payouts,
  'payouts.none': 'Rien ne vous a encore été versé.',
  'payouts.loading': payment.loadingPayouts,
  'field.amount': payment.amount,
  'field.reference': payment.reference,
  'field.status': common.status,
  'payout.done': payment.paidOut,
  'payout.reversed': payment.payoutReversed,
};
