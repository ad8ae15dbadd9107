/** Plans: what is paid each month or year. Texts that more than one bundle says; what only one says stands there. */
export const price = '{interval, select, month {{amount} par mois} other {{amount} par an}}';
export const trial = '{days, plural, one {un jour gratuit au début} other {# jours gratuits au début}}';
export const grants = 'Donne accès :';
export const allVideos = 'aux vidéos de tous les cours publiés';
export const offered = 'Formules proposées';
export const startTrial = 'Commencer l’essai gratuit';
export const startTrialOf = 'Commencer l’essai gratuit : {plan}';
export const choose = 'Choisir cette formule';
export const chooseName = 'Choisir cette formule : {plan}';
export const trialTerms =
  '{days, plural, one {Gratuit pendant un jour} other {Gratuit pendant # jours}}, puis {interval, select, month {{amount} par mois} other {{amount} par an}}. Résiliez avant le {date} et rien n’est débité.';
export const loading = 'Chargement des formules';
export const yours = 'Votre formule';
export const plans = 'Formules';
