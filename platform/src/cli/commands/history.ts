import { openClient, type ClientOptions } from '../common-options.ts';
import { describeChange, type Output } from '../output.ts';

export async function history(options: ClientOptions & { limit: string; name?: string }): Promise<Output> {
  const client = await openClient(options);
  const limit = Math.min(Math.max(Number.parseInt(options.limit, 10) || 20, 1), 1000);
  const query = { limit, ...(options.name && { name: options.name }) };
  const reply = await client.call('listChanges', { params: { channel: options.channel }, query });
  const lines = reply.changes.map(describeChange);
  return { json: reply, lines: lines.length > 0 ? lines : [`${options.channel} never had a release.`] };
}
