/** The card form in its frame: what is typed is looked at here, goes to the gateway, and becomes a token. */
import type { CardFieldsMessage, CardFieldsOrder } from '@stoa/shared/contract/market/card-fields.ts';
import { type CardField, digitsOf, findCardFaults, type TypedCard } from '../../payments/card-check.ts';
import { hostedText, type HostedKey } from '../hosted-text.ts';

const root = document.documentElement;
/** The server lets no other page have us. */
const parentOrigin = root.dataset['parent'] ?? '';
const ANSWER_MS = 20_000;

const form = document.querySelector('form')!;
const formFault = document.querySelector<HTMLElement>('#form-fault')!;
const fieldNames: readonly CardField[] = ['number', 'expiry', 'cvc'];
const field = (name: CardField): HTMLInputElement => document.querySelector<HTMLInputElement>(`#${name}`)!;
/** What is wrong now, so that it can be said again in another language. */
const faults = new Map<CardField | 'form', HostedKey>();
let wasComplete = false;
let isAsking = false;

const say = (message: CardFieldsMessage): void => window.parent.postMessage(message, parentOrigin);
const typed = (): TypedCard => ({
  number: field('number').value,
  expiry: field('expiry').value,
  cvc: field('cvc').value,
});
const text = (key: HostedKey): string => hostedText(root.lang)(key);

function showFaults(): void {
  for (const name of fieldNames) {
    showFault(document.querySelector<HTMLElement>(`#${name}-fault`)!, faults.get(name));
    field(name).setAttribute('aria-invalid', String(faults.has(name)));
  }
  showFault(formFault, faults.get('form'));
}

function showFault(place: HTMLElement, key: HostedKey | undefined): void {
  place.hidden = key === undefined;
  place.textContent = key === undefined ? '' : text(key);
}

function refuse(found: readonly [CardField, HostedKey][]): void {
  faults.clear();
  for (const [name, key] of found) faults.set(name, key);
  showFaults();
  const [[first] = []] = found;
  if (first) field(first).focus();
  say({ type: 'stoa-card:refused', cause: 'fields' });
}

function unreachable(): void {
  faults.set('form', 'card.unreachable');
  showFaults();
  say({ type: 'stoa-card:refused', cause: 'unreachable' });
}

async function tokenize(): Promise<void> {
  if (isAsking) return;
  const card = typed();
  const found = findCardFaults(card, new Date());
  if (found.length > 0) {
    return refuse(
      found.map(({ field: name, cause }) => [name, cause === 'past' ? 'card.fault.past' : `card.fault.${name}`]),
    );
  }
  faults.clear();
  showFaults();
  isAsking = true;
  try {
    await askForToken(card);
  } catch {
    unreachable();
  } finally {
    isAsking = false;
  }
}

async function askForToken(card: TypedCard): Promise<void> {
  const reply = await fetch('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const answer = (await reply.json()) as {
    token: string;
    brand: string;
    last4: string;
    error?: { code: string; field?: CardField };
  };
  const { error } = answer;
  if (reply.ok) return say({ type: 'stoa-card:token', token: answer.token, brand: answer.brand, last4: answer.last4 });
  if (error?.code === 'no_test_card') return refuse([['number', 'card.fault.no_test_card']]);
  // Its clock may be ahead of this one.
  if (error?.field && fieldNames.includes(error.field)) {
    return refuse([[error.field, error.code === 'card_past' ? 'card.fault.past' : `card.fault.${error.field}`]]);
  }
  unreachable();
}

function takeLook(locale: string, scheme: string): void {
  root.lang = locale;
  root.dataset['scheme'] = scheme === 'dark' ? 'dark' : 'light';
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]')) {
    place.textContent = text(place.dataset['text'] as HostedKey);
  }
  showFaults();
}

function tellComplete(): void {
  const complete = fieldNames.every((name) => field(name).value.trim() !== '');
  if (complete === wasComplete) return;
  wasComplete = complete;
  say({ type: 'stoa-card:complete', complete });
}

/** In groups of four while one types at the end; in the midst the caret would jump. */
function writeInGroups(input: HTMLInputElement): void {
  if (input.selectionStart !== input.value.length) return;
  const digits = digitsOf(input.value);
  if (/^\d{0,19}$/.test(digits)) input.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `0930` becomes `09/30`, and `9/` stays as it is. */
function writeExpiry(input: HTMLInputElement): void {
  const [, month, year] = /^(\d{2})(\d{1,4})$/.exec(input.value) ?? [];
  if (month !== undefined && input.selectionStart === input.value.length) input.value = `${month}/${year}`;
}

form.addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  if (input === field('number')) writeInGroups(input);
  if (input === field('expiry')) writeExpiry(input);
  faults.delete(input.name as CardField);
  faults.delete('form');
  showFaults();
  tellComplete();
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('click', ({ target }) => {
  const number = target instanceof HTMLElement ? target.dataset['number'] : undefined;
  if (number === undefined) return;
  field('number').value = number.replace(/(\d{4})(?=\d)/g, '$1 ');
  field('expiry').value = '12/40';
  field('cvc').value = '123';
  faults.clear();
  showFaults();
  tellComplete();
});

window.addEventListener('message', ({ source, origin, data }: MessageEvent<CardFieldsOrder | null>) => {
  if (source !== window.parent || origin !== parentOrigin) return;
  if (data?.type === 'stoa-card:tokenize') void tokenize();
  if (data?.type === 'stoa-card:focus') field('number').focus();
  if (data?.type === 'stoa-card:look') takeLook(data.locale, data.scheme);
});
const tellHeight = () => say({ type: 'stoa-card:height', height: Math.ceil(root.getBoundingClientRect().height) });
// Before it is shown, so that nothing moves under who presses what stands below it.
tellHeight();
new ResizeObserver(tellHeight).observe(root);
say({ type: 'stoa-card:ready' });
