import { because, openClient, type ChangeOptions } from '../common-options.ts';
import { describeReply, type Output } from '../output.ts';

export async function rollback(
  name: string,
  options: ChangeOptions & { to?: string; revoke?: boolean },
): Promise<Output> {
  const client = await openClient(options);
  const { to, revoke = false } = options;
  const body = { name, ...(to && { to }), revoke, ...because(options) };
  const reply = await client.call('rollBack', { params: { channel: options.channel }, body });
  return { json: reply, lines: [describeReply(reply)] };
}
