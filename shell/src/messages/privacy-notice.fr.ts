import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './privacy-notice.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.privacyNotice,
  lead: 'Ce que ce site conserve à votre sujet, qui le voit, et ce que vous pouvez y faire.',

  'responsible.title': 'Responsable du traitement',
  'responsible.text':
    'À compléter par l’exploitant du site : nom et adresse, moyen de le joindre au sujet des données personnelles, et fondements juridiques de leur utilisation.',

  'account.title': account.yours,
  'account.name':
    'Votre nom, votre adresse e-mail et, si vous les ajoutez, votre titre, votre photo et un texte de présentation.',
  'account.password':
    'Votre mot de passe, uniquement sous forme d’empreinte à sens unique, dont on ne peut le retrouver.',
  'account.unconfirmed':
    'Si vous demandez un compte sans jamais saisir le code que nous vous envoyons : ce que vous avez rempli, pendant 7 jours.',
  'account.choices':
    'Ce que vous nous avez dit vouloir apprendre, la langue et les couleurs choisies, et les notifications que vous souhaitez.',
  'account.invited':
    'Si vous êtes venu par l’invitation de quelqu’un, ce fait. Cette personne voit combien sont venus, pas qui.',
  'account.provider':
    'Si vous vous connectez par un autre service : votre identifiant chez lui, et le nom et l’adresse e-mail qu’il nous communique.',

  'learning.title': 'Apprendre et enseigner',
  'learning.progress':
    'Les cours auxquels vous êtes inscrit, et un relevé des leçons que vous ouvrez, regardez, lisez et auxquelles vous répondez.',
  'learning.handedIn':
    'Ce que vous rendez pour les devoirs, et ce que les correcteurs en ont écrit. L’équipe du cours le voit.',
  'learning.portfolio':
    'Les réalisations de votre portfolio de compétences. Vous seul voyez une réalisation tant que vous ne la partagez pas : une à une par son adresse, ou ensemble sur votre page.',
  'learning.certificates': 'Les avis que vous écrivez et les certificats que vous obtenez.',
  'learning.payments': 'Votre formule et vos paiements : ce qui a été payé, quand, et avec quel résultat.',
  'learning.teaching': 'Pour les formateurs : les cours, les fichiers envoyés et les échanges de chaque relecture.',
  'learning.verification':
    'Si vous demandez à enseigner ici : votre nom officiel, votre pays, votre numéro de téléphone, ce que vous dites de votre expérience, un exemple de votre enseignement et, si vous l’ajoutez, une copie d’une pièce d’identité. Seules les personnes qui décident de la demande les voient. La copie est supprimée 90 jours après la décision, le reste avec votre compte.',
  'learning.community':
    'Ce que vous écrivez dans la communauté, vos réactions, et ce que vous signalez aux modérateurs.',

  'others.title': 'Ce que les autres voient',
  'others.public':
    'Un certificat est public à son adresse : il montre votre nom, votre titre, votre photo, le cours et la date. Un avis et un message dans la communauté montrent votre nom, votre titre et votre photo.',
  'others.progress': 'Aucun autre apprenant ne voit votre progression, vos centres d’intérêt ni votre adresse e-mail.',
  'others.reports': 'Seuls les modérateurs voient qui a signalé un message.',

  'sessions.title': account.openSessions,
  'sessions.text':
    'Pour chaque navigateur où vous vous connectez, nous conservons son type, son adresse réseau à la dernière utilisation et les dates d’utilisation. Vous voyez cette liste dans les paramètres du compte et pouvez y mettre fin à chaque session. Une session prend fin au bout d’un jour au plus. Sept jours plus tard, son adresse réseau est effacée ; au bout de 90 jours, tout le reste. Avec ce que vous avez fait dans une leçon, nous conservons le type de navigateur d’où cela vient, pour que votre progression puisse vous être expliquée, jusqu’à la suppression du compte. Si l’exploitant de ce site transmet la progression à un entrepôt de traces d’apprentissage, celui-ci en a une copie sous un numéro au lieu de votre nom, y compris de ce qui précède ; l’exploitant l’y supprime à votre demande.',

  'cookies.title': 'Cookies et données gardées par votre navigateur',
  'cookies.text': 'Il n’y a ni cookies publicitaires, ni cookies d’autres entreprises. Ce site dépose :',
  'cookies.token': 'Prouve que vous êtes connecté',
  'cookies.isLoggedIn': 'Indique que vous êtes connecté',
  'cookies.locale': 'Retient votre langue de lecture',
  'cookies.stoa_visitor':
    'Un nombre aléatoire qui vous garde sur une même version du site, et qui sert à compter les visiteurs d’une nouvelle version',
  'cookies.stoa_override': 'Seulement pour qui essaie une version avant sa sortie : laquelle',
  'cookies.day': '1 jour',
  'cookies.year': '1 an',
  'cookies.override': 'Jusqu’à la fin de cet essai',
  'cookies.readable':
    'Le cookie qui prouve que vous êtes connecté peut être lu par les scripts de ce site. Quiconque parviendrait à y exécuter un script à lui pourrait donc agir en votre nom. C’est pourquoi ce cookie ne vaut qu’un jour au plus, votre navigateur n’exécute que les scripts que ce site désigne, et vous pouvez mettre fin à chaque session dans les paramètres du compte.',
  'cookies.storage':
    'Votre navigateur garde en outre, pour lui seul : les couleurs choisies, vos dernières recherches (celles d’une personne qui se déconnecte sont effacées), la page que vous vouliez voir avant de vous connecter, une création de compte commencée (sans son mot de passe), les cours que vous rédigez, les notes et les questions que vous n’avez pas envoyées, vos préférences de lecture des vidéos, ce que vous faites dans une leçon tant que le serveur ne l’a pas reçu, et, si vous donnez des cours en direct et les enregistrez, les enregistrements jusqu’à ce que vous les envoyiez ou les supprimiez : on y voit qui était présent. Un cours enregistré le dit à toutes les personnes présentes. Vous pouvez tout effacer dans les réglages de votre navigateur.',

  'mail.title': 'E-mails et notifications',
  'mail.text':
    'Nous vous envoyons ce dont votre compte a besoin : les codes et les liens que vous demandez, et un mot quand quelque chose a changé qui touche à sa sécurité. Les autres notifications ne viennent par e-mail que si vous le choisissez dans les paramètres du compte. Les codes et les liens sont effacés de nos données une fois l’e-mail parti ; la trace de l’envoi est gardée 30 jours.',

  'errors.title': 'Comment les erreurs sont trouvées',
  'errors.text':
    'Quand une partie d’une page ne fonctionne pas, votre navigateur signale laquelle, sa version, l’adresse de la page sans ce qui suit un point d’interrogation, et le message technique, afin qu’on puisse réparer. Certains navigateurs signalent aussi la vitesse d’affichage des pages. Ce que vous saisissez ne figure pas dans ces signalements.',

  'rights.title': 'Votre copie et la suppression de votre compte',
  'rights.copy':
    'Dans les paramètres du compte, vous pouvez demander une copie de tout ce qui est conservé à votre sujet.',
  'rights.delete':
    'Vous pouvez aussi y supprimer votre compte. Toutes vos sessions prennent fin aussitôt, et le compte est supprimé au bout de 14 jours. D’ici là, vous pouvez vous connecter et le garder.',
  'rights.after':
    'Ce dont d’autres dépendent reste alors sans votre nom, comme d’un ancien membre : ce que vous avez écrit dans la communauté, les avis, les certificats, les traces de paiement et les cours auxquels des personnes sont inscrites. À compléter par l’exploitant du site : ce que la loi l’oblige à conserver, par exemple les traces de paiement, et combien de temps.',

  'law.title': 'Vos droits selon la loi',
  'law.text':
    'À compléter par l’exploitant du site selon le droit qui s’applique à lui : vos droits, l’autorité auprès de laquelle vous plaindre, les sous-traitants (hébergement, e-mail, paiement, services de connexion) et leur pays.',
};
