import type { Api } from '@stoa/shared/http/api.ts';

export interface SandboxPayment {
  id: string;
  reference: string;
  status: string;
  amount_minor: number;
  refunded_minor: number;
  is_settled: boolean;
}

/** The gateway that takes the money of a demonstration, as a developer sees it at its workbench. One for all tests. */
export interface Sandbox {
  /** A card as typed into its form; good for one payment. */
  makeToken(number: string): Promise<string>;
  /** As if the day had passed after which the money of this payment is handed over. */
  settle(reference: string): Promise<void>;
  /** How badly events travel to the site from now on, for everybody. */
  turnKnobs(knobs: { delay_ms?: number; duplicate?: boolean; shuffle?: boolean; drop?: boolean }): Promise<void>;
  /** The newest first. */
  listPayments(): Promise<SandboxPayment[]>;
}

/** Found by what the site says of its gateway. @throws where it is paid otherwise */
export async function openSandbox(api: Api): Promise<Sandbox> {
  const { card_fields_url: form, is_sandbox } = await api.getPaymentSettings();
  if (form === null || !is_sandbox) throw new Error('This site is not paid in a sandbox: start it with STOA_DEMO=1.');
  const { origin } = new URL(form);
  const ask = async <R = { payments: SandboxPayment[] }>(path: string, body?: unknown) => {
    const reply = await fetch(`${origin}${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        // As its own page does: no page of another site may.
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as R;
  };
  return {
    makeToken: async (number) => {
      const typed = { number, expiry: '12/40', cvc: '123' };
      return (await ask<{ token: string }>('/tokens', typed)).token;
    },
    settle: async (reference) => {
      const { payments } = await ask('/workbench');
      await ask('/settle', { payment: payments.find((one) => one.reference === reference)?.id });
    },
    turnKnobs: async (knobs) => void (await ask('/knobs', knobs)),
    listPayments: async () => (await ask('/workbench')).payments,
  };
}
