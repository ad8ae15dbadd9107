import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './payouts.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: payment.payouts,
  payments: payment.payments,
  lead: 'Ce que le site doit à ceux qui vendent, d’après le grand livre. Payez à votre banque, puis enregistrez-le ici.',
  'owed.title': 'À verser',
  'owed.search': 'Nom ou e-mail du formateur',
  'owed.found': '{count, plural, =0 {Aucun solde} one {# solde} other {# soldes}}',
  'payouts.search': 'Formateur, ou moyen de paiement',
  'payouts.found': '{count, plural, =0 {Aucun versement} one {# versement} other {# versements}}',
  'payouts.noneText': 'Les versements enregistrés ci-dessus apparaissent ici.',
  'owed.none': 'Rien n’est dû',
  'owed.noneText': 'Dès qu’un cours ou un parcours est vendu, ce qui revient à son auteur est ici.',
  'owed.below': 'Un remboursement a suivi un versement. Il est pris sur les prochaines ventes.',
  'field.creator': course.creator,
  'field.owed': 'Dû',
  'field.paidOut': payment.paidOut,
  'field.action': 'Action',
  'field.date': payment.date,
  'field.amount': payment.amount,
  'field.reference': payment.reference,
  'field.status': common.status,
  'field.recorded': 'Enregistré le',
  'field.by': 'Enregistré par',
  record: 'Noter un versement',
  'record.of': 'Noter un versement à {name} en {currency}',
  'record.title': 'Versement à {name}',
  'record.text': '{amount} sont dus. Enregistrez ce que vous avez payé ; le formateur en est averti.',
  'record.amount': payment.amountIn,
  'record.date': 'Jour du paiement',
  'record.reference': 'Moyen de paiement',
  'record.referenceHint': 'Par exemple la référence du virement. Le formateur la lit.',
  'record.done': 'Le versement de {amount} à {name} est enregistré.',
  'payouts.title': 'Enregistrés',
  'payouts.none': 'Aucun versement n’est encore enregistré.',
  reversed: payment.payoutReversed,
  'by.gone': account.formerMember,
  reverse: 'Annuler le versement',
  'reverse.of': 'Annuler le versement de {amount} à {name}',
  'reverse.title': 'Annuler le versement de {amount} ?',
  'reverse.text':
    'Cette somme est de nouveau due à {name}. Les deux écritures restent au grand livre, et le formateur lit votre raison.',
  'reverse.reason': common.reason,
  'reverse.done': 'Le versement de {amount} est annulé.',
  'refused.already_decided': 'Il était déjà annulé.',
  'refused.payment_key_reused': 'Un autre versement a été enregistré entre-temps. Regardez la liste, puis recommencez.',
};
