import { dictionary } from '@zxcvbn-ts/language-common';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { invalid } from '../../kernel/problem.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** @throws also where only the case differs: 'Password1' is as common as 'password1' */
export function requireUncommon(password: string): void {
  if (!common.has(password.toLowerCase())) return;
  throw invalid({ password: rule('This password is used by many people. Choose another one.') });
}
