import { openDesk, type DeskOptions } from '../common-options.ts';
import { describeMoves, type Output } from '../output.ts';

export async function history(options: DeskOptions & { limit: string }): Promise<Output> {
  const desk = await openDesk(options);
  const limit = Math.min(Math.max(Number.parseInt(options.limit, 10) || 20, 1), 1000);
  const changes = await desk.listChanges(options.channel, limit);
  const lines = changes.map(
    (change) =>
      `${change.revision}  ${change.at}  ${change.by}  ${change.kind}  ${describeMoves(change)}${change.why ? `  (${change.why})` : ''}`,
  );
  return {
    json: { channel: options.channel, changes },
    lines: lines.length > 0 ? lines : [`${options.channel} never had a release.`],
  };
}
