import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { CanaryVerdict, HealthReport } from '@stoa/shared/platform-contract/health.ts';

/** What browsers say of the versions of one channel. */
export interface ReportSource {
  readonly channel: string;
  report(question: { minutes: number; name?: string | undefined }): Promise<HealthReport>;
  /** One for each canary that is out. */
  verdicts(document: ChannelDocument): Promise<CanaryVerdict[]>;
}
