import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './payment.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: payment.payment,
  loading: 'Chargement de vos achats',
  till: 'Total et paiement',
  again: actions.tryAgain,
  sandbox: payment.sandbox,

  'nothing.title': 'Il n’y a rien à payer',
  'nothing.text': 'Choisissez un cours et revenez depuis sa page.',
  'closed.title': course.notSoldYet,
  'closed.text': payment.paymentsClosed,

  'list.title': 'Ce que vous achetez',
  'list.drop': actions.remove,
  'list.path': course.learningPath,
  'list.dropName': 'Retirer {name}',

  'hindered.title': 'Hors de ce paiement',
  'hindered.held': 'est déjà à vous.',
  'hindered.own': 'est de vous.',
  'hindered.left': 'était à vous : revenez-y sur sa page, sans payer.',
  'hindered.free': 'est gratuit : inscrivez-vous sur sa page.',
  'hindered.closed': 'n’est pas ouvert aux inscriptions pour le moment.',
  'hindered.plan': 'est compris dans une formule et ne s’achète pas.',
  'hindered.within': 'est compris dans un parcours que vous achetez ici.',
  'hindered.gone.course': 'Le cours « {slug} » est introuvable.',
  'hindered.gone.learning_path': 'Le parcours « {slug} » est introuvable.',
  'alone.held': 'C’est déjà à vous. Il n’y a rien à payer.',
  'alone.own': 'C’est de vous. Il n’y a rien à payer.',
  'alone.left': 'Vous avez quitté ce cours, et pouvez y revenir sans payer de nouveau.',
  'alone.free': 'C’est gratuit. Inscrivez-vous sur sa page.',
  'alone.plan': 'C’est compris dans une formule et ne s’achète pas à part.',
  'alone.within': 'C’est compris dans un parcours.',
  'alone.closed': 'Les inscriptions à ce cours sont fermées pour le moment. Rien n’a été débité.',
  'alone.open': 'Ouvrir le cours',
  'alone.see': 'Voir le cours',
  'alone.path': 'Voir le parcours',

  'country.why': 'La taxe sur votre achat en dépend.',
  'country.guessed': 'Deviné d’après votre navigateur. Changez-le si vous payez d’ailleurs : la taxe en dépend.',
  'country.missing': 'Choisissez votre pays : la taxe en dépend.',

  'price.loading': 'Chargement du prix',
  'price.failed': 'Le prix n’a pas pu être chargé',
  'price.price': course.price,
  'price.discount': payment.discount,
  'price.taxIncluded': 'Dont {name} {rate}',
  'price.taxAdded': '{name} {rate}',
  'price.tax': 'Taxe',
  'price.taxUnknown': 'connue une fois votre pays choisi',
  'price.total': 'À payer',

  'card.title': 'Votre moyen de paiement',
  'card.loading': payment.cardFormLoading,
  'card.elsewhere': payment.cardElsewhere,
  'card.keep': 'Garder cette carte pour mes prochains paiements',
  'card.keepHint': 'Le prestataire de paiement la garde ; ce site ne voit jamais son numéro.',
  'card.kept':
    'Le prestataire de paiement garde cette carte, pour que votre formule se renouvelle d’elle-même ; ce site ne voit jamais son numéro. Vous pouvez en choisir une autre à tout moment dans votre facturation.',
  'card.silent': payment.cardFormSilent,
  'card.silentText': 'Vérifiez votre connexion, puis appuyez de nouveau sur Payer.',
  'cards.failed': 'Vos cartes enregistrées n’ont pas pu être chargées',
  'cards.choose': 'Payer avec',
  'cards.new': 'Une autre carte',

  pay: 'Payer {amount}',
  'pay.free': 'L’obtenir',
  'pay.busy': 'Votre paiement est en cours. Veuillez patienter.',
  'pay.asking': payment.asking,
  'pay.askingText': 'Vous n’êtes pas débité deux fois, aussi souvent que nous demandions.',
  'pay.offlineText':
    'Vous êtes hors ligne. Nous redemandons dès que la connexion revient ; vous n’êtes pas débité deux fois.',
  'pay.silent': payment.stillSilent,
  'pay.silentText':
    'Votre paiement a peut-être abouti, peut-être pas. Redemandez : il s’agit du même paiement, vous n’êtes pas débité deux fois.',
  'pay.askAgain': payment.askAgain,
  'pay.leaving': payment.bankConfirms,
  'pay.underWay': 'Le paiement {reference} vous attend',
  'pay.underWayText': 'Votre banque veut confirmer que c’est bien vous. Pour payer autrement, refusez d’abord là-bas.',
  'pay.goOn': 'Continuer chez la banque',

  'refused.title': 'Rien n’a été débité',
  'refused.price_changed':
    'Le prix a changé entre-temps. Le total est maintenant de {total} : si cela vous convient, appuyez de nouveau.',
  'refused.payment_under_way':
    'Vous payez déjà cet achat, peut-être dans une autre fenêtre. Terminez-le là-bas, ou attendez qu’il prenne fin après une demi-heure.',
  'refused.already_enrolled': 'L’un de ces cours est déjà à vous.',
  'refused.own_course': 'L’un de ces cours est le vôtre.',
  'refused.course_not_open': 'L’un de ces cours n’est plus ouvert aux inscriptions.',

  'failure.nothingCharged': 'Rien n’a été débité.',
  'failure.card_declined': payment.cardDeclined,
  'failure.card_declined.next': payment.declinedNext,
  'failure.insufficient_funds': payment.insufficientFunds,
  'failure.insufficient_funds.next': payment.noFundsNext,
  'failure.card_expired': payment.cardExpired,
  'failure.card_expired.next': payment.cardExpiredNext,
  'failure.authentication_failed': payment.authenticationFailed,
  'failure.authentication_failed.next':
    'Réessayez et confirmez le paiement auprès de votre banque, ou utilisez une autre carte.',
  'failure.expired': payment.notFinishedInTime,
  'failure.expired.next': 'Recommencez ; il reste ouvert une demi-heure.',
  'failure.gateway_refused': payment.gatewayRefused,
  'failure.gateway_refused.next': payment.gatewayRefusedNext,

  'owned.title': '{count, plural, one {Il est à vous} other {Ils sont à vous}}',
  'owned.text': 'Le paiement a abouti. Vous pouvez commencer tout de suite.',
  'owned.start.course': course.startCourse,
  'owned.startName.course': 'Commencer le cours {name}',
  'owned.start.learning_path': 'Ouvrir le parcours',
  'owned.startName.learning_path': 'Ouvrir le parcours {name}',
  receipt: 'Vous avez payé {amount}. Votre référence est {reference}.',
  'receipt.free': 'Il n’y avait rien à payer. Votre référence est {reference}.',
  'receipt.all': 'Voir tous les paiements',
  'failed.title': 'Le paiement n’a pas abouti',
  'failed.reference': 'Référence : {reference}',
  'returned.title': 'Ce paiement a été annulé',
  'returned.text': 'Ce que vous avez payé revient sur votre carte. Selon votre banque, cela prend quelques jours.',
  'review.title': 'Nous examinons votre paiement',
  'review.text':
    'Ce que le prestataire de paiement nous dit ne correspond pas à ce que nous attendions. Une personne le vérifie ; rien de plus n’est débité, et vous n’avez rien à faire.',
  'pending.title': 'Votre paiement est en cours',
  'pending.text': 'Nous demandons au prestataire de paiement où il en est.',
  'pending.long':
    'Le prestataire de paiement met plus de temps que d’habitude. Vous pouvez quitter cette page : nous continuons à demander, et votre achat s’ouvre de lui-même dès que le paiement est connu. Vous n’avez rien à faire.',
  'unknown.title': 'Nous ne connaissons pas ce paiement',
  'unknown.text': 'L’adresse est peut-être incomplète, ou elle appartient à un autre compte.',
};
