import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Also where only the case differs: 'Password1' is as common as 'password1'. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
