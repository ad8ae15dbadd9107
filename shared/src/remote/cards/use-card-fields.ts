import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardFieldsMessage, CardFieldsOrder } from '../../contract/market/card-fields.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import { useComputedColorScheme } from '../../ui/kit.ts';

export type CardAnswer = { token: string } | { refused: 'fields' | 'unreachable' };

/** The form says by itself when its gateway gives no answer; after this long the form is dead. */
const ANSWER_WITHIN_MS = 60_000;
const HEIGHT = { first: 320, least: 80, most: 1600 };

/**
 * Our side of the talk with the gateway's framed form: only that frame at its own origin is heard, and what we say is for
 * that origin alone. `tokenize` resolves once, whatever becomes of the form.
 */
export function useCardFields(url: string) {
  const { locale } = useLocale();
  const scheme = useComputedColorScheme('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<(answer: CardAnswer) => void>(undefined);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState(HEIGHT.first);
  const { origin } = new URL(url);
  // The form keeps what was typed: another language or colour is told to it, it is not loaded anew.
  const [src] = useState(() => addressOf(url, { locale, scheme }));

  const say = (order: CardFieldsOrder) => frame.current?.contentWindow?.postMessage(order, origin);
  const answer = (given: CardAnswer) => {
    waiting.current?.(given);
    waiting.current = undefined;
  };

  // Before the frame can have loaded.
  useLayoutEffect(() => {
    const hear = (event: MessageEvent<CardFieldsMessage | null>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = event.data;
      if (message?.type === 'stoa-card:height') setHeight(within(message.height));
      if (message?.type === 'stoa-card:token') answer({ token: message.token });
      if (message?.type === 'stoa-card:refused') answer({ refused: message.cause });
      if (message?.type === 'stoa-card:ready') {
        // Also after the form was loaded anew: what it was asked before it has forgotten.
        answer({ refused: 'unreachable' });
        setReady(true);
      }
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      answer({ refused: 'unreachable' });
    };
  }, [origin]);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(lookOf(locale, scheme), origin);
  }, [isReady, locale, scheme, origin]);

  function tokenize(): Promise<CardAnswer> {
    if (!isReady) return Promise.resolve({ refused: 'unreachable' });
    answer({ refused: 'unreachable' });
    const { promise, resolve } = Promise.withResolvers<CardAnswer>();
    const timer = setTimeout(() => answer({ refused: 'unreachable' }), ANSWER_WITHIN_MS);
    waiting.current = resolve;
    say({ type: 'stoa-card:tokenize' });
    return promise.finally(() => clearTimeout(timer));
  }

  return { frame, src, height, isReady, tokenize };
}

const lookOf = (locale: string, scheme: 'light' | 'dark'): CardFieldsOrder => ({
  type: 'stoa-card:look',
  locale,
  scheme,
});

const within = (height: number): number =>
  Number.isFinite(height) ? Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.ceil(height))) : HEIGHT.first;

function addressOf(url: string, look: { locale: string; scheme: string }): string {
  const address = new URL(url);
  address.searchParams.set('parent', window.location.origin);
  address.searchParams.set('locale', look.locale);
  address.searchParams.set('scheme', look.scheme);
  return address.href;
}
