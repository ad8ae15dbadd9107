import colours from 'picocolors';
import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import { isFromCopies, type GatewayAnswer, type HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import { ago } from './time-words.ts';

type Changed = Pick<ChannelReply, 'change' | 'gateways' | 'gateways_known'>;

const UNKNOWN =
  'The change stands. Which gateways serve it is not known, for they cannot be listed: run stoa status in a moment.';

/** `mf-catalog held back at 1.4.1 by gateway-2: …` */
export function heldWords(held: HeldBack, gateway: string): string {
  const { name, version, canary, serving, why } = held;
  if (isFromCopies(held)) {
    return `${colours.yellow(`${name} still served from another copy`)} by ${gateway}: ${why}; publish the same build again`;
  }
  const what = canary ? `canary ${name}@${version}` : name;
  const where = canary ? 'not given to visitors' : serving ? `held back at ${serving}` : 'cannot be opened';
  return `${colours.yellow(`${what} ${where}`)} by ${gateway}: ${why}`;
}

/** Which gateways do not serve a change, and why; nothing where all do. */
export function gatewayLines({ change, gateways = [], gateways_known: isKnown }: Changed): string[] {
  if (isKnown === false) return [`  ${colours.yellow(UNKNOWN)}`];
  return gateways.flatMap((gateway) => {
    const held = heldOf(gateway, change).map((one) => `  ${heldWords(one, gateway.name)}`);
    return gateway.state === 'serves' ? held : [`  ${behindWords(gateway)}`];
  });
}

/** One that says nothing may be gone for good; it counts as one that cannot be reached. */
export const isServed = ({ change, gateways = [], gateways_known: isKnown }: Changed): boolean =>
  isKnown !== false &&
  gateways.every((gateway) =>
    gateway.state === 'serves' ? heldOf(gateway, change).every(isFromCopies) : gateway.state === 'silent',
  );

function behindWords({ name, state, revision, trouble, written_at: at }: GatewayAnswer): string {
  const serves = revision === null ? 'serves nothing yet' : `still serves revision ${revision}`;
  if (state === 'silent') return colours.yellow(`${name} was last heard of ${ago(at)} and cannot be asked.`);
  return `${colours.yellow(`${name} ${serves}`)}${trouble ? `: ${trouble}` : ''}`;
}

/** What the change itself put live; what was held back before has its own place, in the status. */
function heldOf({ held }: GatewayAnswer, change: ChannelReply['change']): HeldBack[] {
  const put = new Set([
    ...(change?.moves ?? []).map(({ name, to }) => `${name}@${to}`),
    ...(change?.canaries ?? []).map(({ name, version }) => `${name}@${version}`),
  ]);
  return held.filter(({ name, version }) => put.has(`${name}@${version}`));
}
