import { because, openDesk, type ChangeOptions } from '../common-options.ts';
import { describeReply, type Output } from '../output.ts';

export async function rollback(name: string, options: ChangeOptions & { to?: string }): Promise<Output> {
  const desk = await openDesk(options);
  const reply = await desk.rollBack(options.channel, { name, to: options.to }, because(options));
  return { json: reply, lines: [describeReply(reply)] };
}
