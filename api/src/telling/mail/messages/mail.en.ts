/** What each mail says, by its template. The subject is its heading too; the preheader is what an inbox shows beside it. */
export const en = {
  'mail.greeting': 'Hello {name},',
  'mail.greeting_unnamed': 'Hello,',
  'mail.label': '{label}:',
  'mail.link_alone': 'If the button does not work, open this address:',
  'mail.unsubscribe': 'Stop emails of this kind',
  'mail.footer': 'Stoa sent this to {address}.',

  'registration_code.subject': 'Your code for Stoa',
  'registration_code.preheader': 'Type {code} to open your account.',
  'registration_code.ask': 'Type this code into the page where you signed up, and your account is open:',
  'registration_code.limit':
    'It holds for {minutes, plural, one {# minute} other {# minutes}}, and only in the browser where you signed up.',
  'registration_code.not_you': 'If you did not ask for an account, ignore this email: none is created.',

  'account_exists.subject': 'You have an account at Stoa already',
  'account_exists.preheader': 'Log in with this address, or set a new password.',
  'account_exists.told':
    'Someone asked for an account with this address, most likely you. It has one already, so nothing was changed.',
  'account_exists.log_in': 'Log in',
  'account_exists.reset': 'Set a new password',
  'account_exists.not_you': 'If it was not you, there is nothing to do.',

  'password_reset.subject': 'Set a new password',
  'password_reset.preheader': 'The link holds for {minutes, plural, one {# minute} other {# minutes}}.',
  'password_reset.told': 'Someone asked for a new password for your account at Stoa, most likely you.',
  'password_reset.set': 'Set a new password',
  'password_reset.limit': 'The link works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  'password_reset.not_you': 'If it was not you, ignore this email: your password stays as it is.',

  'password_changed.subject': 'Your password was changed',
  'password_changed.preheader': 'On {when}.',
  'password_changed.told': 'The password of your account at Stoa was changed on {when}.',
  'password_changed.if_you': 'If it was you, there is nothing to do.',
  'password_changed.not_you': 'If it was not you, set a new password at once: that logs everyone else out.',
  'password_changed.set': 'Set a new password',

  'email_confirm.subject': 'Confirm your new email address',
  'email_confirm.preheader': 'Until then, your old address holds.',
  'email_confirm.told': 'You want to log in to Stoa with this address from now on. Please confirm that it is yours.',
  'email_confirm.confirm': 'Confirm this address',
  'email_confirm.limit':
    'The link works once, within {hours, plural, one {# hour} other {# hours}}. Until then, your old address holds.',
  'email_confirm.not_you': 'If it was not you, ignore this email: nothing changes.',

  'email_taken.subject': 'This address belongs to your account',
  'email_taken.preheader': 'It was to be used for another account at Stoa. Nothing was changed.',
  'email_taken.told':
    'Someone wanted to use this address for another account at Stoa. It belongs to your account, so nothing was changed.',
  'email_taken.hint': 'If the other account is yours too: with this address, you log in to this one.',
  'email_taken.log_in': 'Log in',

  'email_changed.subject': 'Your email address was changed',
  'email_changed.preheader': 'From now on, your account at Stoa has another address.',
  'email_changed.told': 'Since {when}, your account at Stoa has the address {new_email}. This one no longer logs in.',
  'email_changed.if_you': 'If it was you, there is nothing to do.',
  'email_changed.not_you':
    'If it was not you, someone else has your account. Tell the people who run this site immediately: they can help you get it back.',

  'identity_linked.subject': '{provider} now logs in to your account',
  'identity_linked.preheader': 'Since {when}.',
  'identity_linked.told': 'Since {when}, your account at Stoa can be logged in to with an account at {provider}.',
  'identity_linked.if_you': 'If it was you, there is nothing to do.',
  'identity_linked.not_you':
    'If it was not you, disconnect {provider} in your account settings and change your password at once.',
  'identity_linked.see': 'Open the account settings',

  'identity_unlinked.subject': '{provider} no longer logs in to your account',
  'identity_unlinked.preheader': 'Since {when}.',
  'identity_unlinked.told': 'Since {when}, your account at Stoa can no longer be logged in to with {provider}.',
  'identity_unlinked.if_you': 'If it was you, there is nothing to do.',
  'identity_unlinked.not_you': 'If it was not you, change your password at once: that logs everyone else out.',
  'identity_unlinked.see': 'Open the account settings',

  'data_export_asked.subject': 'A copy of your data was asked for',
  'data_export_asked.preheader': 'On {when}.',
  'data_export_asked.told': 'A copy of everything that Stoa keeps about you was asked for on {when}.',
  'data_export_asked.if_you': 'If it was you, there is nothing to do.',
  'data_export_asked.not_you':
    'If it was not you, someone is logged in to your account: change your password and log out everywhere.',
  'data_export_asked.see': 'See where you are logged in',

  'new_sign_in.subject': 'New login to your account',
  'new_sign_in.preheader': '{device}, {when}.',
  'new_sign_in.told': 'Someone logged in to your account at Stoa in a browser that we had not seen before.',
  'new_sign_in.device': 'Browser',
  'new_sign_in.address': 'IP address',
  'new_sign_in.when': 'Time',
  'new_sign_in.see': 'See where you are logged in',
  'new_sign_in.advice':
    'If it was you, there is nothing to do. If not, log that browser out there, and change your password.',

  'account_suspended.subject': 'Your account is suspended',
  'account_suspended.told': 'Those who run Stoa have suspended your account. You are logged out, and cannot log in.',
  'account_suspended.stays': 'What you wrote, bought and learned is still there.',
  'account_suspended.reason': 'Reason',
  'account_suspended.appeal': 'How to appeal',
  'account_suspended.how':
    'If you think that this is a mistake, tell us: the login page says how, once you have entered your password.',

  'account_restored.subject': 'Your account is open again',
  'account_restored.preheader': 'You can log in as before.',
  'account_restored.told': 'Your account at Stoa is no longer suspended. Everything is where you left it.',
  'account_restored.log_in': 'Log in',

  'accounts_merged.subject': 'Your two accounts are one now',
  'accounts_merged.preheader': 'Log in as {kept}.',
  'accounts_merged.told':
    'Those who run Stoa have merged your account {ended} into {kept}. Your courses, progress, certificates and purchases of both are there.',
  'accounts_merged.log_in_with':
    'Both addresses log in to it from now on, with the password of {kept}. You are logged out everywhere.',
  'accounts_merged.mistake': 'If these were not both yours, tell those who run Stoa at once.',

  'email_alias_removed.subject': 'This address no longer logs in',
  'email_alias_removed.preheader': 'Since {when}.',
  'email_alias_removed.told':
    'Since {when}, this address no longer logs in to your account at Stoa. The account stays, with the other address it has.',

  'deletion_scheduled.subject': 'Your account will be deleted',
  'deletion_scheduled.preheader': 'On {date}. Until then you can keep it.',
  'deletion_scheduled.told':
    'As you asked, your account at Stoa and what belongs to it will be deleted on {date}. Until then, log in to keep it.',
  'deletion_scheduled.keep': 'Keep my account',

  'deletion_taken_back.subject': 'Your account stays',
  'deletion_taken_back.preheader': 'It will not be deleted.',
  'deletion_taken_back.told': 'Your account at Stoa will not be deleted, and nothing of it is lost.',

  'account_deleted.subject': 'Your account was deleted',
  'account_deleted.preheader': 'This is our last email to you.',
  'account_deleted.told':
    'As you asked, your account at Stoa and what belonged to it were deleted. This is our last email to you.',

  'receipt.attached':
    '{kind, select, receipt {The receipt is attached as a PDF.} other {The credit note is attached as a PDF.}}',
  'receipt.number': '{kind, select, receipt {Receipt} other {Credit note}}',
  'receipt.date': 'Date',
  'receipt.amount': 'Amount',
  'receipt.card': 'Card',
  'receipt.open': '{kind, select, receipt {Download the receipt} other {Download the credit note}}',

  'notification.open': 'Open it on Stoa',
  'notification.settings': 'Choose what you get by email',
} as const;
