/** Payments and the cards they are made with. Texts that more than one bundle says; what only one says stands there. */
export const cardName = '{brand} se terminant par {last4}';
export const cardUntil = 'Valable jusqu’au {until}';
export const discount = 'Remise';
export const forget = 'Oublier';
export const forgetCard = 'Oublier {card}';
export const askForgetCard = 'Oublier {card} ?';
export const forgottenForGood = 'Vous devrez la saisir de nouveau pour payer avec elle. C’est définitif.';
