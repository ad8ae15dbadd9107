import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';

/** Said before a byte is sent, and of what was sent all the same. */
export const tooLarge = (purpose: FilePurpose): RuleText =>
  rule(purpose === 'submission' ? 'Files must be at most 50 MB.' : 'The file is too large.');
