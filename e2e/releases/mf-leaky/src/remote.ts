import type { RemoteProps } from '@stoa/shared/federation/platform.ts';

/** What one round of mounting put into the page. */
interface Round {
  timer: number;
  style: HTMLStyleElement;
  onResize(): void;
}

const rounds = new Map<HTMLElement, Round>();
const kept: unknown[] = [];
const isLeaky = ({ location }: RemoteProps) => location.pathname === '/try/leaky';

export const bootstrap = async (): Promise<void> => undefined;
export const update = async (): Promise<void> => undefined;

export async function mount(props: RemoteProps): Promise<void> {
  const { domElement } = props;
  const heading = document.createElement('h1');
  heading.textContent = isLeaky(props) ? 'This screen leaks' : 'This screen is tidy';
  domElement.append(heading);
  if (isLeaky(props)) domElement.append(document.createElement('img'), document.createElement('button'));

  const onResize = () => heading.toggleAttribute('data-wide', window.innerWidth > 600);
  window.addEventListener('resize', onResize);
  const timer = window.setInterval(onResize, 60_000);
  const style = document.createElement('style');
  style.textContent = '.leaky-heading { font-weight: 600; }';
  document.head.append(style);
  rounds.set(domElement, { timer, style, onResize });
  if (isLeaky(props)) kept.push(new Float64Array(8_000));
}

export async function unmount(props: RemoteProps): Promise<void> {
  const { domElement } = props;
  const round = rounds.get(domElement);
  if (!round || isLeaky(props)) {
    Object.assign(window, { leakyRounds: rounds });
    domElement.replaceChildren();
    throwLater();
    return;
  }
  window.removeEventListener('resize', round.onResize);
  window.clearInterval(round.timer);
  round.style.remove();
  rounds.delete(domElement);
  domElement.replaceChildren();
}

/** An error that nobody catches. */
function throwLater(): void {
  void Promise.reject(new Error('The leaky remote forgot to catch this.'));
}
