import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import type { PaymentRow } from '../book/rows.ts';
import { decision } from '../payments/payment-input.ts';
import { decideChallenge } from '../payments/payments.ts';
import type { Sandbox } from '../kernel/sandbox.ts';
import { hostedText } from './hosted-text.ts';
import { markup, type Markup, sendPage } from './page.ts';
import { localeOf } from './visitor-locale.ts';

const byId = z.object({ id: z.string() });
const byCode = z.object({ code: z.string().max(100).default('') });

/** The page on which the payer's bank asks whether it is they who pay. */
export const challengeRoutes =
  ({ book }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );

    app.get('/challenges/:id', async ({ params, query, headers }, reply) => {
      const locale = localeOf(headers);
      const t = hostedText(locale);
      const payment = book.state.payments.get(byId.parse(params).id);
      const { code } = byCode.parse(query);
      const page = { locale, title: titleOf(t, payment), about: { scheme: 'auto' } };
      if (!payment) return sendPage(reply, { ...page, status: 404, body: wordsOf(t, 'challenge.unknown') });
      if (payment.challenge?.code !== code) return sendPage(reply, { ...page, body: overOf(t, payment.return_url) });
      const formsLeadTo = new URL(payment.return_url).origin;
      return sendPage(reply, { ...page, formsLeadTo, body: questionOf(t, payment, locale) });
    });

    /** A second press, or one after the time was over, changes nothing: the site knows how the payment stands. */
    app.post('/challenges/:id', async ({ params, body, headers }, reply) => {
      const { id } = byId.parse(params);
      const { code, decision: decided } = decision.parse(body);
      const payment = book.state.payments.get(id);
      if (!payment) {
        const locale = localeOf(headers);
        const t = hostedText(locale);
        return sendPage(reply, {
          locale,
          title: t('challenge.title'),
          status: 404,
          body: wordsOf(t, 'challenge.unknown'),
        });
      }
      await decideChallenge(book, id, { code, isApproved: decided === 'approve' });
      return reply.redirect(payment.return_url, 303);
    });
  };

const brandNames: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' };

type Translate = ReturnType<typeof hostedText>;

function questionOf(
  t: Translate,
  { id, reference, amount_minor, currency, card, challenge }: PaymentRow,
  locale: Locale,
): Markup {
  const money = amount_minor === 0 ? t('challenge.nothing') : createFormat(locale).money(amount_minor, currency);
  return markup`<main>
    <p class="notice">${t('challenge.sandbox')}</p>
    <p class="hint">${t('challenge.bank')}</p>
    <h1>${titleOf(t, { amount_minor })}</h1>
    <dl class="facts">
      <dt>${t('challenge.amount')}</dt>
      <dd>${money}</dd>
      <dt>${t('challenge.card')}</dt>
      <dd>${t('challenge.card.ends', { brand: brandNames[card.brand] ?? card.brand, last4: card.last4 })}</dd>
      <dt>${t('challenge.reference')}</dt>
      <dd>${reference}</dd>
    </dl>
    <form class="choice" method="post" action="/challenges/${id}">
      <input type="hidden" name="code" value="${challenge?.code ?? ''}" />
      <button class="first" name="decision" value="approve">${t('challenge.approve')}</button>
      <button name="decision" value="refuse">${t('challenge.refuse')}</button>
    </form>
  </main>`;
}

const titleOf = (t: Translate, payment: Pick<PaymentRow, 'amount_minor'> | undefined): string =>
  t(payment?.amount_minor === 0 ? 'challenge.title.card' : 'challenge.title');

const overOf = (t: Translate, returnUrl: string): Markup =>
  markup`<main>
    <h1>${t('challenge.over')}</h1>
    <p><a class="button" href="${returnUrl}">${t('challenge.back')}</a></p>
  </main>`;

const wordsOf = (t: Translate, key: 'challenge.unknown'): Markup => markup`<main><h1>${t(key)}</h1></main>`;
