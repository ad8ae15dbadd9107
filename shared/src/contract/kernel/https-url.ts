import { z } from 'zod';
import { rule } from './rule.ts';

/** Control characters, and those that nobody sees or that turn the text around them: an address would read as another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** An address elsewhere that people give and others follow: https, naming nobody before the host; kept as browsers read it. */
export const httpsUrl = (maxLength: number, tooLong: string) =>
  z
    .string()
    .trim()
    .superRefine((text, { addIssue }) => {
      const refuse = (message: string) => addIssue({ code: 'custom', message });
      if (!/^https:\/\/[^\s/]\S*$/i.test(text) || !URL.canParse(text)) {
        return refuse(rule('Enter an address that begins with https://.'));
      }
      const { username, password } = new URL(text);
      if (UNSEEN.test(text) || username !== '' || password !== '') {
        refuse(rule('Enter an address without a user name and without invisible characters.'));
      }
    })
    // Runs on what was refused too: what is no address stays as it was typed.
    .overwrite((text) => (URL.canParse(text) ? new URL(text).href : text))
    .max(maxLength, tooLong);
