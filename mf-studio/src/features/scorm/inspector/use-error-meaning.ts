import type { ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import { useScormText } from '../../../messages/scorm.ts';

/**
 * What went wrong, by what its code says in both versions.
 * @see SCORM 1.2 RTE 3.3.2; SCORM 2004 4th edition RTE 3.1.7
 */
const meanings = {
  '1.2': {
    '201': 'argument',
    '202': 'noChildren',
    '203': 'noCount',
    '301': 'notBegun',
    '401': 'unknownElement',
    '402': 'keyword',
    '403': 'readOnly',
    '404': 'writeOnly',
    '405': 'wrongType',
  },
  '2004': {
    '103': 'begunTwice',
    '104': 'afterEnd',
    '112': 'endBeforeBegin',
    '113': 'endedTwice',
    '122': 'notBegun',
    '123': 'afterEnd',
    '132': 'notBegun',
    '133': 'afterEnd',
    '142': 'notBegun',
    '143': 'afterEnd',
    '201': 'argument',
    '301': 'cannotRead',
    '351': 'cannotSet',
    '391': 'notCommitted',
    '401': 'unknownElement',
    '402': 'notHere',
    '403': 'notSetYet',
    '404': 'readOnly',
    '405': 'writeOnly',
    '406': 'wrongType',
    '407': 'outOfRange',
    '408': 'missingBefore',
  },
} as const;
type Meaning = {
  [V in keyof typeof meanings]: (typeof meanings)[V][keyof (typeof meanings)[V]];
}[keyof typeof meanings];

/** An error of a call in plain words, with its code. */
export function useErrorMeaning(version: ScormVersion): (call: ScormCall) => string {
  const t = useScormText();
  const known: Readonly<Record<string, Meaning>> = meanings[version === '1.2' ? '1.2' : '2004'];
  return ({ error: { code, text, diagnostic } }) => {
    const meaning = known[code];
    const words = meaning ? t(`error.${meaning}`) : [text, diagnostic].filter(Boolean).join(' ');
    return t('error.with', { code, words });
  };
}
