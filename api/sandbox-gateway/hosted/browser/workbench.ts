/** Fills the workbench, and turns what it shows. */
import { hostedText, type HostedKey } from '../hosted-text.ts';

interface Workbench {
  now: string;
  knobs: { delay_ms: number; duplicate: boolean; shuffle: boolean; drop: boolean };
  payments: {
    id: string;
    reference: string;
    status: string;
    amount_minor: number;
    refunded_minor: number;
    currency: string;
    card: { brand: string; last4: string };
    is_settled: boolean;
  }[];
  events: { reference: string; type: string; at: string; state: string }[];
}

const { lang } = document.documentElement;
const text = (key: HostedKey): string => hostedText(lang)(key);
const place = (id: string): HTMLElement => document.getElementById(id)!;
const knobsForm = document.querySelector<HTMLFormElement>('#knobs-form')!;
const knob = (name: string): HTMLInputElement => knobsForm.elements.namedItem(name) as HTMLInputElement;
const moment = (instant: string): string =>
  new Date(instant).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'medium' });

/** Amounts stand in minor units: this page is for those who compare them with a ledger. */
function show({ now, knobs, payments, events }: Workbench): void {
  place('fault').hidden = true;
  place('now').textContent = moment(now);
  knob('delay_ms').value = String(knobs.delay_ms);
  for (const name of ['duplicate', 'shuffle', 'drop'] as const) knob(name).checked = knobs[name];
  fill(
    'payments',
    payments.map((payment) => [
      payment.reference,
      payment.status,
      `${payment.amount_minor} ${payment.currency}`,
      String(payment.refunded_minor),
      `${payment.card.brand} ${payment.card.last4}`,
      settledCell(payment),
    ]),
  );
  fill(
    'events',
    events.map(({ reference, type, at, state }) => [reference, type, moment(at), state]),
  );
}

function settledCell(payment: Workbench['payments'][number]): string | HTMLElement {
  const { id, reference, status, amount_minor, is_settled } = payment;
  if (is_settled) return text('workbench.yes');
  if (status !== 'paid' || amount_minor === 0) return text('workbench.no');
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['settles'] = id;
  button.textContent = text('workbench.settle');
  button.ariaLabel = `${text('workbench.settle')}: ${reference}`;
  return button;
}

function fill(id: string, rows: readonly (readonly (string | HTMLElement)[])[]): void {
  const lines = rows.length > 0 ? rows : [[text('workbench.none')]];
  place(id).replaceChildren(
    ...lines.map((cells) => {
      const line = document.createElement('tr');
      line.append(
        ...cells.map((content) => {
          const cell = document.createElement('td');
          cell.append(content);
          return cell;
        }),
      );
      return line;
    }),
  );
}

async function ask(path: string, body?: unknown): Promise<void> {
  try {
    const reply = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!reply.ok) throw new Error(String(reply.status));
    show((await reply.json()) as Workbench);
  } catch {
    place('fault').hidden = false;
    place('fault').textContent = text('workbench.unreachable');
  }
}

document.addEventListener('click', ({ target }) => {
  const { byMs, settles } = target instanceof HTMLElement ? target.dataset : {};
  if (byMs !== undefined) void ask('/clock', { by_ms: Number(byMs) });
  if (settles !== undefined) void ask('/settle', { payment: settles });
});
knobsForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const [duplicate, shuffle, drop] = ['duplicate', 'shuffle', 'drop'].map((name) => knob(name).checked);
  void ask('/knobs', { delay_ms: Number(knob('delay_ms').value), duplicate, shuffle, drop });
});
void ask('/workbench');
