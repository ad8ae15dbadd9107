import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import { bodyOf, brokenTextRule, brokenUrlRule, type Work } from './work.ts';

export type Part = 'files' | 'url' | 'text';
export const parts: readonly Part[] = ['files', 'url', 'text'];

/** Says before it is handed in what the server would say after. */
export function brokenParts(
  type: SubmissionType,
  typed: Work,
  fileCount: number,
): Partial<Record<Part, RuleText | undefined>> {
  const { text, url } = bodyOf(typed);
  const files = type === 'file' && fileCount === 0 ? rule('Add a file before you hand it in.') : undefined;
  const noUrl = type === 'url' && url === null ? rule('Give the address before you hand it in.') : undefined;
  const noText = type === 'text' && text === null ? rule('Write your text before you hand it in.') : undefined;
  const wrongUrl = type === 'url' ? brokenUrlRule(typed) : undefined;
  return { files, url: noUrl ?? wrongUrl, text: noText ?? brokenTextRule(typed) };
}
