/**
 * Every mail that is sent, and what each is filled with. `…path` is a path of this site, which the mail makes whole;
 * `when` and `date` are written already, as `when.ts` writes them; `minutes` and `hours` are whole numbers.
 */
export interface MailTemplates {
  registration_code: { first_name: string; code: string; minutes: string };
  /** Someone asked for an account with an address that has one. */
  account_exists: { first_name: string; login_path: string; reset_path: string };
  password_reset: { first_name: string; path: string; minutes: string };
  password_changed: { first_name: string; when: string };
  /** To the new address. */
  email_confirm: { first_name: string; path: string; hours: string };
  /** To the new address, when it belongs to another account: that a change was tried. */
  email_taken: { login_path: string };
  /** To the old address. */
  email_changed: { first_name: string; new_email: string; when: string };
  /** The account can be entered by one way more, or one fewer: `provider` as people call it. */
  identity_linked: { first_name: string; provider: string; when: string; settings_path: string };
  identity_unlinked: { first_name: string; provider: string; when: string; settings_path: string };
  data_export_asked: { first_name: string; when: string; sessions_path: string };
  new_sign_in: { first_name: string; device: string; address: string; when: string; sessions_path: string };
  /** `reason` is what the person is told of it. */
  account_suspended: { first_name: string; reason: string; login_path: string };
  account_restored: { first_name: string; login_path: string };
  /** To both addresses: `ended` logs in to the account of `kept` from now on. */
  accounts_merged: { first_name: string; kept: string; ended: string; login_path: string };
  /** To the address that no longer logs in. */
  email_alias_removed: { first_name: string; when: string };
  deletion_scheduled: { first_name: string; date: string; keep_path: string };
  deletion_taken_back: { first_name: string };
  account_deleted: { first_name: string };
  /** A notification for those who want that kind by mail too. */
  notification: { first_name: string; title: string; body: string; path: string; settings_path: string };
  /** What was paid or went back, with the PDF that says so: `kind` is that of the receipt, `card` may be empty. */
  receipt: {
    first_name: string;
    title: string;
    body: string;
    kind: string;
    number: string;
    date: string;
    amount: string;
    card: string;
    path: string;
    settings_path: string;
  };
}
