import type { Refusal, RefusalCode } from '@stoa/shared/platform-contract/channels.ts';

/** The registry says no: one or more reasons, each with a code. Commands and the HTTP API word it from here. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
  readonly refusals: readonly Refusal[];
  constructor(refusals: readonly Refusal[], options?: ErrorOptions) {
    super(refusals.map((refusal) => refusal.message).join('\n'), options);
    this.refusals = refusals;
  }
  get code(): RefusalCode {
    return this.refusals[0]?.code ?? 'invalid';
  }
}

/** `about`: the remote's name, or more facts. */
export const refuse = (
  code: RefusalCode,
  message: string,
  about: string | Pick<Refusal, 'name' | 'file' | 'remedy'> = {},
): ReleaseRefused =>
  new ReleaseRefused([{ code, message, ...(typeof about === 'string' ? about && { name: about } : about) }]);

/** By name: the error may come from another copy of this module. */
export const isRefused = (error: unknown, code?: RefusalCode): error is ReleaseRefused =>
  error instanceof Error && error.name === 'ReleaseRefused' && (!code || (error as ReleaseRefused).code === code);
