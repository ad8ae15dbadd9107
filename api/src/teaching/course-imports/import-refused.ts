import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Refusal } from './course-imports.tables.ts';

/** Nothing is taken in: another try would come to the same. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Checks a part by the rules of the builder; what breaks one is named. */
export async function checkedPart<Part>(name: string, check: () => Promise<Part> | Part): Promise<Part> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
    const [reason] = Object.values(error.errors ?? {}).flat();
    throw new ImportRefused({ name, reason: reason ?? rule('This part breaks a rule.') });
  }
}
