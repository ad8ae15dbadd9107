/** The process is gone, and with it what was known of its task. `closing`: we ended it, and its task had no part in that. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
  readonly reason: 'late' | 'memory' | 'crash' | 'closing';
  /** SHA-384 of the file that it read last. */
  readonly integrity: string | undefined;
  constructor(reason: ProcessDied['reason'], integrity?: string) {
    super(`The gate's process ended: ${reason}`);
    this.reason = reason;
    this.integrity = integrity;
  }
}
