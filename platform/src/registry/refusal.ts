import type { Refusal, RefusalCode } from '@stoa/shared/contract/channels.ts';

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

export const refuse = (code: RefusalCode, message: string, name?: string): ReleaseRefused =>
  new ReleaseRefused([{ code, message, ...(name && { name }) }]);
