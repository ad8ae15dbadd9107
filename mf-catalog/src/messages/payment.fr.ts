import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './payment.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Paiement',
  loading: 'Chargement de vos achats',
  till: 'Total et paiement',
  again: actions.tryAgain,
  sandbox: 'Ce site essaie les paiements : aucun argent réel ne circule, quelle que soit la carte.',

  'nothing.title': 'Il n’y a rien à payer',
  'nothing.text':
    'Choisissez un cours et revenez depuis sa page. Les formules ne peuvent pas encore être achetées ici.',
  'closed.title': course.notSoldYet,
  'closed.text': 'Les paiements ne sont pas ouverts sur ce site : rien ne peut être acheté pour l’instant.',

  'list.title': 'Ce que vous achetez',
  'list.drop': actions.remove,
  'list.dropName': 'Retirer {name}',

  'hindered.title': 'Hors de ce paiement',
  'hindered.held': 'est déjà à vous.',
  'hindered.own': 'est votre propre cours.',
  'hindered.left': 'était à vous : revenez-y sur sa page, sans payer.',
  'hindered.free': 'est gratuit : inscrivez-vous sur sa page.',
  'hindered.closed': 'n’est pas ouvert aux inscriptions pour le moment.',
  'hindered.gone': 'Le cours « {slug} » est introuvable.',
  'alone.held': 'Ce cours est déjà à vous. Il n’y a rien à payer.',
  'alone.own': 'C’est votre propre cours. Il n’y a rien à payer.',
  'alone.left': 'Vous avez quitté ce cours, et pouvez y revenir sans payer de nouveau.',
  'alone.free': 'Ce cours est gratuit. Inscrivez-vous sur sa page.',
  'alone.closed': 'Les inscriptions à ce cours sont fermées pour le moment. Rien n’a été débité.',
  'alone.open': 'Ouvrir le cours',
  'alone.see': 'Voir le cours',

  'coupon.label': 'Code de réduction',
  'coupon.apply': 'Appliquer',
  'coupon.applied': 'Code <b>{code}</b> appliqué',
  'coupon.remove': actions.remove,
  'coupon.removeName': 'Retirer le code',

  'price.loading': 'Chargement du prix',
  'price.failed': 'Le prix n’a pas pu être chargé',
  'price.price': course.price,
  'price.discount': payment.discount,
  'price.tax': 'Dont taxes',
  'price.total': 'À payer',

  'card.title': 'Votre moyen de paiement',
  'card.frame': 'Données de la carte',
  'card.loading': 'Chargement du formulaire de carte',
  'card.dead.title': 'Le formulaire de carte ne se charge pas',
  'card.dead.text':
    'Il vient du prestataire de paiement. Vérifiez votre connexion, ou si une extension du navigateur le bloque.',
  'card.elsewhere': 'Vous saisissez votre carte sur la page du prestataire de paiement, puis vous revenez ici.',
  'card.keep': 'Garder cette carte pour mes prochains paiements',
  'card.keepHint': 'Le prestataire de paiement la garde ; ce site ne voit jamais son numéro.',
  'card.silent': 'Le formulaire de carte n’a pas répondu',
  'card.silentText': 'Vérifiez votre connexion, puis appuyez de nouveau sur Payer.',
  'cards.failed': 'Vos cartes enregistrées n’ont pas pu être chargées',
  'cards.choose': 'Payer avec',
  'cards.new': 'Une autre carte',
  'cards.name': payment.cardName,
  'cards.until': payment.cardUntil,
  'cards.expired': 'Expirée depuis {until}',
  'cards.forget': payment.forget,
  'cards.forgetName': payment.forgetCard,
  'cards.ask': payment.askForgetCard,
  'cards.askText': payment.forgottenForGood,
  'cards.forgetFailed': 'La carte n’a pas pu être oubliée. Réessayez dans un instant.',

  pay: 'Payer {amount}',
  'pay.free': 'L’obtenir',
  'pay.busy': 'Votre paiement est en cours. Veuillez patienter.',
  'pay.asking': 'Nous n’avons pas encore de réponse ; nous redemandons',
  'pay.askingText': 'Vous n’êtes pas débité deux fois, aussi souvent que nous demandions.',
  'pay.offlineText':
    'Vous êtes hors ligne. Nous redemandons dès que la connexion revient ; vous n’êtes pas débité deux fois.',
  'pay.silent': 'Il n’y a toujours pas de réponse',
  'pay.silentText':
    'Votre paiement a peut-être abouti, peut-être pas. Redemandez : il s’agit du même paiement, vous n’êtes pas débité deux fois.',
  'pay.askAgain': 'Redemander',
  'pay.leaving': 'Votre banque veut confirmer que c’est bien vous. Si rien ne se passe, <a>continuez chez elle</a>.',
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
  'failure.card_declined': 'Votre banque a refusé la carte',
  'failure.card_declined.next': 'Utilisez une autre carte, ou demandez la raison à votre banque.',
  'failure.insufficient_funds': 'Il n’y a pas assez d’argent sur la carte',
  'failure.insufficient_funds.next': 'Utilisez une autre carte, ou approvisionnez celle-ci et réessayez.',
  'failure.card_expired': 'La carte a expiré',
  'failure.card_expired.next': 'Utilisez une autre carte, ou vérifiez la date d’expiration saisie.',
  'failure.authentication_failed': 'Votre banque n’a pas pu confirmer que c’est bien vous',
  'failure.authentication_failed.next':
    'Réessayez et confirmez le paiement auprès de votre banque, ou utilisez une autre carte.',
  'failure.expired': 'Le paiement n’a pas été terminé à temps',
  'failure.expired.next': 'Recommencez ; il reste ouvert une demi-heure.',
  'failure.gateway_refused': 'Le prestataire de paiement a refusé le paiement',
  'failure.gateway_refused.next': 'Utilisez une autre carte, ou réessayez plus tard.',

  'owned.title': '{count, plural, one {Il est à vous} other {Ils sont à vous}}',
  'owned.text': 'Le paiement a abouti. Vous pouvez commencer tout de suite.',
  'owned.start': course.startCourse,
  'owned.startName': 'Commencer le cours {name}',
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
