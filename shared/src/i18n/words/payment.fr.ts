/** Payments and the cards they are made with. Texts that more than one bundle says; what only one says stands there. */
export const payments = 'Paiements';
export const date = 'Date';
export const reference = 'Référence';
export const item = 'Objet';
export const amount = 'Montant';
export const card = 'Carte';
export const refunded = '{amount} remboursés';
export const noPayments = 'Aucun paiement pour l’instant';
export const showAllPayments = 'Afficher tous les paiements';
export const cardName = '{brand} se terminant par {last4}';
export const cardUntil = 'Valable jusqu’au {until}';
export const discount = 'Remise';
export const forget = 'Oublier';
export const forgetCard = 'Oublier {card}';
export const askForgetCard = 'Oublier {card} ?';
export const forgottenForGood = 'Vous devrez la saisir de nouveau pour payer avec elle. C’est définitif.';
export const answer = 'Réponse : {answer}';
