import type { z } from 'zod';
import { countedRule, rule } from './rule.ts';

type Issue = z.core.$ZodRawIssue;
type Bound = Extract<Issue, { code: 'too_big' | 'too_small' }>;

/** What people read of a rule that has no sentence of its own: never the words of zod, which speaks to programmers. */
export function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent(issue.input) ? rule('Fill in this field.') : wordsOfType(issue.expected);
    case 'too_big':
      return wordsOfMost(issue, Number(issue.maximum));
    case 'too_small':
      return wordsOfLeast(issue, Number(issue.minimum));
    case 'invalid_format':
      return wordsOfFormat(issue.format);
    case 'not_multiple_of':
      return countedRule('Enter a multiple of {n}.', Number(issue.divisor));
    case 'invalid_value':
      return isAbsent(issue.input) ? rule('Fill in this field.') : rule('Choose one of the options.');
    // A record holds what its keys allow. Else only what operators and builds write is strict: settings and signed texts,
    // which are in English.
    case 'unrecognized_keys':
      return isOfRecord(issue) ? rule('This value is not valid.') : `must not hold ${issue.keys.join(', ')}`;
    default:
      return rule('This value is not valid.');
  }
}

function isOfRecord({ inst }: Issue): boolean {
  const def = inst?._zod.def;
  return def !== undefined && 'type' in def && def.type === 'record';
}

const isAbsent = (input: unknown): boolean => input === undefined || input === null || input === '';

function wordsOfType(expected: string): string {
  switch (expected) {
    case 'string':
      return rule('Enter a text.');
    case 'number':
    case 'bigint':
      return rule('Enter a number.');
    case 'int':
      return rule('Enter a whole number.');
    case 'date':
      return rule('Enter a date and a time.');
    default:
      return rule('This value is not valid.');
  }
}

function wordsOfFormat(format: string): string {
  switch (format) {
    case 'email':
      return rule('Enter an email address such as name@example.com.');
    case 'url':
      return rule('Enter a web address such as https://example.com.');
    case 'datetime':
      return rule('Enter a date and a time.');
    case 'date':
      return rule('Enter a date.');
    case 'time':
      return rule('Enter a time.');
    default:
      return rule('This value is not valid.');
  }
}

function wordsOfMost({ origin, inclusive, exact }: Bound, most: number): string {
  switch (origin) {
    case 'string':
      if (most === 1) return rule('Write one character at most.');
      return countedRule(exact ? 'Write exactly {n} characters.' : 'Write at most {n} characters.', most);
    case 'array':
    case 'set':
    case 'map':
      return countedRule(exact ? 'Choose exactly {n}.' : 'Choose at most {n}.', most);
    case 'date':
      return rule('Enter an earlier date.');
    case 'file':
      return rule('The file is too large.');
    default:
      return countedRule(inclusive ? 'Enter a number of at most {n}.' : 'Enter a number below {n}.', most);
  }
}

function wordsOfLeast({ origin, inclusive, exact }: Bound, least: number): string {
  switch (origin) {
    case 'string':
      if (least === 1) return rule('Fill in this field.');
      return countedRule(exact ? 'Write exactly {n} characters.' : 'Write at least {n} characters.', least);
    case 'array':
    case 'set':
    case 'map':
      if (least === 1) return rule('Choose at least one.');
      return countedRule(exact ? 'Choose exactly {n}.' : 'Choose at least {n}.', least);
    case 'date':
      return rule('Enter a later date.');
    case 'file':
      return rule('The file is empty.');
    default:
      return countedRule(inclusive ? 'Enter a number of at least {n}.' : 'Enter a number above {n}.', least);
  }
}
