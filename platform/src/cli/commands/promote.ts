import { because, openClient, type ChangeOptions } from '../common-options.ts';
import { describeReply, type Output } from '../output.ts';
import { parseRelease } from '../release-name.ts';

export async function promote(names: string[], options: ChangeOptions): Promise<Output> {
  const client = await openClient(options);
  const body = { releases: names.map(parseRelease), ...because(options) };
  const reply = await client.call('promote', { params: { channel: options.channel }, body });
  return { json: reply, lines: [describeReply(reply)] };
}
