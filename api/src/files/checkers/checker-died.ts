/** A checker's process is gone, and with it what was known of its task. */
export class CheckerDied extends Error {
  override readonly name = 'CheckerDied';
  /** `closing`: we ended it, its task had no part in that. */
  readonly reason: 'late' | 'memory' | 'crash' | 'closing';
  constructor(reason: CheckerDied['reason'], why = '') {
    super(`The checker died: ${[reason, why].filter(Boolean).join(', ')}`);
    this.reason = reason;
  }
}
