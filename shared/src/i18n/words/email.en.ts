/** Emails, as one looks at them. Texts that more than one bundle says; what only one says stands there. */
export const allEmails = 'All emails';
export const loadingEmail = 'Loading the email';
export const emailNamed = 'The email “{subject}”';
