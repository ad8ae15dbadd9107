import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CardFieldsMessage, CardFieldsOrder } from '../contract/market/card-fields.ts';

export const FORM_URL = 'https://cards.gateway.test/form';

/** Stands for the gateway's form in its frame: what our page said to it, and what it says. */
export async function framedForm() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const orders: { order: CardFieldsOrder; origin: unknown }[] = [];
  const source = frame.contentWindow!;
  source.postMessage = (order: CardFieldsOrder, origin?: unknown) => void orders.push({ order, origin });
  const say = (data: CardFieldsMessage, origin = 'https://cards.gateway.test', from: Window = source) =>
    void fireEvent(window, new MessageEvent('message', { data, origin, source: from }));
  return {
    frame,
    orders,
    say,
    /** Waits until our page asks for the token. */
    asked: (times = 1) =>
      waitFor(() => {
        const wanted = orders.filter(({ order }) => order.type === 'stoa-card:tokenize').length;
        if (wanted < times) throw new Error(`The form was asked for a token ${wanted} times.`);
      }),
  };
}
