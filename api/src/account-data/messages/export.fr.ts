import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './export.en.ts';

export const fr: MessagesOf<typeof en> = {
  'readme.text':
    'Vos données sur Stoa\n\nVoici une copie de ce qui est conservé sur {name} ({email}), établie le {date}.\n\nLes fichiers sont au format JSON, que tout programme sait lire. Les instants sont au format ISO 8601, en UTC ; les sommes sont des nombres entiers de la plus petite unité (centimes) ; les durées sont en secondes, sauf indication contraire dans le nom.\n\n{files}\n\nCe qui n’y est pas : votre mot de passe, dont seule une empreinte illisible est conservée ; les jetons des sessions et des liens envoyés par e-mail ; ce que d’autres personnes ont écrit ; le contenu des vidéos, documents et couvertures que vous avez envoyés, à télécharger dans l’éditeur de cours.\n',
  'about.profile': 'votre nom, votre adresse, votre titre, votre présentation, vos rôles et la photo que vous montrez',
  'about.photo': 'la photo elle-même',
  'about.introduction': 'ce que vous avez dit vouloir apprendre ; null si vous n’avez rien dit',
  'about.weekly-goal':
    'le temps que vous voulez consacrer à apprendre chaque semaine ; null si vous n’avez fixé aucun objectif',
  'about.preferences': 'langue, couleurs, fuseau horaire, et où vous voulez être prévenu de quoi',
  'about.identities': 'les autres sites avec lesquels vous vous connectez, et votre identifiant chez eux',
  'about.sessions':
    'les navigateurs connectés à votre compte, avec leurs adresses réseau, tant que celles-ci sont conservées',
  'about.suspensions': 'quand votre compte a été suspendu, et ce que l’on vous en a dit',
  'about.account-merges': 'les adresses des comptes fusionnés avec le vôtre',
  'about.impersonations': 'quand un responsable du site l’a vu comme vous, et pourquoi',
  'about.legal-agreements':
    'quelles versions des conditions et de la politique de confidentialité valaient quand vous vous êtes inscrit',
  'about.help-answers': 'quels articles du centre d’aide vous ont été utiles, et lesquels non',
  'about.notifications': 'ce qui vous a été signalé sur le site',
  'about.mails': 'quels e-mails ont été envoyés à votre adresse, et quand ; non leur contenu',
  'about.enrolments': 'les cours suivis, votre avancement dans chaque leçon et chaque événement d’où il a été calculé',
  'about.wishes':
    'les cours de votre liste d’envies, et le prix de chacun quand vous l’y avez mis ou en avez été informé',
  'about.notes': 'les notes et les signets que vous avez placés dans des leçons',
  'about.quiz-attempts': 'les quiz passés : les questions, vos choix et le résultat',
  'about.review-phrases': 'les phrases que vous gardez pour commenter les travaux des autres et pour relire',
  'about.submissions':
    'ce que vous avez remis pour des devoirs, ce qui en a été dit, et vos évaluations du travail d’autres personnes',
  'about.ratings': 'les étoiles et commentaires que vous avez donnés à des cours',
  'about.certificates': 'vos certificats ; ceux qui sont valides figurent aussi en PDF dans le dossier du même nom',
  'about.certificate-marks': 'la signature ou le logo que vous mettez sur les certificats',
  'about.portfolio': 'les réalisations de votre portfolio, et qui les voit',
  'about.courses': 'les cours que vous avez écrits, avec tous leurs textes et les modifications en attente',
  'about.course-actions': 'ce que vous avez fait sur des cours, et quand : création, envoi à la relecture, publication',
  'about.live-classes': 'les séances en direct que vous animez ou avez animées',
  'about.attendance':
    'les séances en direct où vous êtes venu, combien de temps vous y êtes resté, et ce qui en a été noté',
  'about.class-room-chat': 'ce que vous avez écrit dans la discussion des séances en direct, tant que nous le gardons',
  'about.scorm':
    'les paquets que vous avez parcourus : l’état, la note et la durée de chaque partie, et tout ce qu’elle a gardé',
  'about.course-versions':
    'ce que vos cours étaient à leur publication, à leur envoi en relecture ou à leur enregistrement, et ce que vous avez fait à d’autres',
  'about.course-imports': 'les cours que vous avez apportés ici sous forme de fichiers, et ce qui n’a pas suivi',
  'about.followed-teachers': 'les formateurs et formatrices que vous suivez, et depuis quand',
  'about.skill-proposals':
    'les compétences que vous avez proposées pour la liste de ce site, et ce qu’il en est advenu',
  'about.co-instructors':
    'les cours d’autres personnes sur lesquels vous travaillez ou auxquels vous êtes invité, et vos droits',
  'about.review-comments': 'les commentaires que vous avez écrits en tant que relecteur',
  'about.review-replies': 'vos réponses dans la relecture d’un cours',
  'about.learning-paths': 'les parcours d’apprentissage que vous avez suivis ou créés',
  'about.files': 'les fichiers que vous avez envoyés : noms, types, tailles',
  'about.creator-verification': 'vos demandes de vérification en tant que formateur, et les décisions prises',
  'about.announcements':
    'les annonces que vous avez écrites aux apprenants de vos cours, et celles que vous avez reçues, avec le moment de leur lecture',
  'about.discussions': 'vos questions, réponses et votes dans les cours, et les réponses que vous avez retenues',
  'about.feedbacks': 'vos avis privés aux formateurs et sur ce site, et la suite donnée',
  'about.community': 'vos messages, réponses, réactions et signalements, et vos décisions de modération',
  'about.billing': 'vos transactions et remboursements',
  'about.cart': 'les cours et parcours d’apprentissage de votre panier',
  'about.plans': 'les formules que vous avez ou avez eues, et la carte qui les paie',
  'about.payments':
    'ce que chacun de vos paiements a payé, les ventes de vos cours, et les cartes qu’une passerelle garde pour vous',
  'about.taxes': 'le pays d’où vous payez, ce que vos reçus disent de vous, et les taux de taxe que vous avez fixés',
  'about.receipts':
    'les reçus et avoirs de vos paiements ; ils restent dans les comptes, avec le nom qu’ils portent, si votre compte est supprimé',
  'about.coupons': 'les codes de réduction que vous avez utilisés ou réservés, et ceux que vous avez créés',
  'about.payouts': 'ce qui vous a été versé pour vos ventes, et les versements que vous avez enregistrés pour d’autres',
  'about.referrals': 'votre lien de parrainage, et combien de personnes sont venues par lui',
  'about.sign-ups':
    'les créations de compte des 7 derniers jours avec votre adresse dont le code n’a jamais été saisi, et quand ; non ce qui a été rempli',
};
