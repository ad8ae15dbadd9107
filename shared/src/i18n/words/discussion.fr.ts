/** What people write to one another, in the community and in courses. Texts that more than one bundle says; what only one says stands there. */
export const pinned = 'Épinglée';
export const solved = 'Résolue';
export const edited = 'modifié';
export const editedAt = 'Modifié le {when}';
export const writtenAt = 'Écrit le {when}';
export const former = 'Ancien membre';
export const acceptedAnswer = 'Réponse retenue';
export const report = 'Signaler';
export const accept = 'Retenir cette réponse';
export const unaccept = 'Ne plus retenir cette réponse';
export const pin = 'Épingler';
export const unpin = 'Désépingler';
export const lock = 'Verrouiller';
export const unlock = 'Déverrouiller';
export const newest = 'Les plus récentes';
export const order = 'Ordre';
export const contentRemoved = 'Ce texte a été retiré entre-temps.';
export const ownContent = 'Ce n’est pas possible avec un texte dont vous êtes l’auteur.';
export const alreadyReported = 'Vous avez déjà signalé ce texte. La modération va s’en occuper.';
export const tooQuickly =
  'Cela fait beaucoup en une minute. Patientez un peu, puis réessayez : votre texte est conservé.';
export const reportTitle = 'Signaler ce texte';
export const reportText =
  'La modération voit le texte tel qu’il est maintenant, ainsi que votre nom. Son auteur n’apprend pas qui l’a signalé.';
export const reportReason = 'Qu’est-ce qui ne va pas ?';
export const draftKept = 'Votre texte non envoyé a été conservé.';
export const replies = 'Réponses';
export const moreReplies = 'Afficher plus de réponses';
export const restore = 'Rétablir';
export const inCourse = 'Questions et commentaires';
export const openQuestions = 'Questions ouvertes';
export const replyCount = '{count, plural, =0 {Aucune réponse} one {# réponse} other {# réponses}}';
export const comment = 'Commentaire';
export const announcements = 'Annonces';
export const subject = 'Objet';
export const noteToAuthor = 'Note à l’auteur';
