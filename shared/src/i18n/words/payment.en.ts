/** Payments and the cards they are made with. Texts that more than one bundle says; what only one says stands there. */
export const payments = 'Payments';
export const date = 'Date';
export const reference = 'Reference';
export const item = 'For';
export const amount = 'Amount';
export const card = 'Card';
export const refunded = '{amount} refunded';
export const noPayments = 'No payments yet';
export const showAllPayments = 'Show all payments';
export const cardName = '{brand} ending in {last4}';
export const cardUntil = 'Valid until {until}';
export const discount = 'Discount';
export const forget = 'Forget';
export const forgetCard = 'Forget {card}';
export const askForgetCard = 'Forget {card}?';
export const forgottenForGood = 'You will have to enter it again to pay with it. This cannot be undone.';
export const answer = 'Answer: {answer}';
