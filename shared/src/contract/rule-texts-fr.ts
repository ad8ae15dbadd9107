/**
 * What a form or the API says of a broken rule, in French by its English words. A rule without its French does not
 * compile (`rule.ts`). Fetched only by pages that are read in French.
 */
export const ruleTextsFr = {
  'Enter an e-mail address such as name@example.com.': 'Saisissez une adresse e-mail comme nom@exemple.fr.',
  'Enter your first name.': 'Saisissez votre prénom.',
  'First name must be at most 60 characters.': 'Le prénom compte au plus 60 caractères.',
  'Enter your last name.': 'Saisissez votre nom.',
  'Last name must be at most 60 characters.': 'Le nom compte au plus 60 caractères.',
  'Enter your password.': 'Saisissez votre mot de passe.',
  'Password must be at least 8 characters.': 'Le mot de passe compte au moins 8 caractères.',
  'Password must be at most 128 characters.': 'Le mot de passe compte au plus 128 caractères.',
  'This password is used by many people. Choose another one.':
    'Ce mot de passe est utilisé par beaucoup de gens. Choisissez-en un autre.',
  'The new password is the old one. Choose another one.':
    'Le nouveau mot de passe est l’ancien. Choisissez-en un autre.',
  'This is not your password.': 'Ce n’est pas votre mot de passe.',
  'Enter the 6 digits of the code.': 'Saisissez les 6 chiffres du code.',
  'This code is not right. Look at the newest e-mail.': 'Ce code n’est pas le bon. Regardez le dernier e-mail reçu.',
  'Agree to the terms of use to go on.': 'Acceptez les conditions d’utilisation pour continuer.',
  'Title must be at most 100 characters.': 'Le titre compte au plus 100 caractères.',
  'About you must be at most 1000 characters.': 'La présentation compte au plus 1000 caractères.',
  'Upload the photo again.': 'Envoyez de nouveau la photo.',
  'Choose an interest of the list.': 'Choisissez un centre d’intérêt de la liste.',
  'Choose a goal.': 'Choisissez un objectif.',
  'Choose at least one interest.': 'Choisissez au moins un centre d’intérêt.',
  'Choose at most 10 interests.': 'Choisissez au plus 10 centres d’intérêt.',
  'Choose a level.': 'Choisissez un niveau.',
  'Weekly time must be between 15 minutes and 20 hours.': 'Le temps par semaine va de 15 minutes à 20 heures.',
  'Write your e-mail address exactly to confirm.': 'Écrivez exactement votre adresse e-mail pour confirmer.',
  'This is your e-mail address already.': 'C’est déjà votre adresse e-mail.',
  'You do not get notifications of this kind.': 'Vous ne recevez pas de notifications de ce genre.',
  'This keeps your account safe and is always told.':
    'Cette notification protège votre compte : elle est toujours envoyée.',
  'This is not a path of this site.': 'Ce n’est pas un chemin de ce site.',
  'The provider has not confirmed your e-mail address. Confirm it there, or sign up with a password.':
    'Le fournisseur n’a pas confirmé votre adresse e-mail. Confirmez-la chez lui, ou inscrivez-vous avec un mot de passe.',
  'Choose a time zone of the list.': 'Choisissez un fuseau horaire de la liste.',
  'Title must be between 5 and 120 characters.': 'Le titre compte de 5 à 120 caractères.',
  'Text must be between 1 and 5000 characters.': 'Le texte compte de 1 à 5000 caractères.',
  'Reason must be between 10 and 500 characters.': 'Le motif compte de 10 à 500 caractères.',
  'Choose a category.': 'Choisissez une catégorie.',
} as const;
