import { because, openDesk, type ChangeOptions } from '../common-options.ts';
import { describeReply, type Output } from '../output.ts';
import { parseRelease } from '../release-name.ts';

export async function promote(names: string[], options: ChangeOptions): Promise<Output> {
  const desk = await openDesk(options);
  const reply = await desk.promote(options.channel, names.map(parseRelease), because(options));
  return { json: reply, lines: [describeReply(reply)] };
}
