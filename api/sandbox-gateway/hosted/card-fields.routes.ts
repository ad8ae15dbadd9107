import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { FIRST_LOCALE, isLocale } from '@stoa/shared/contract/site/locales.ts';
import { testCards, type TestCard } from '../payments/test-cards.ts';
import type { Sandbox } from '../kernel/sandbox.ts';
import { hostedText, type HostedKey } from './hosted-text.ts';
import { markup, sendPage } from './page.ts';

const look = z.object({
  parent: z.string().max(300).default(''),
  locale: z.string().max(20).default(FIRST_LOCALE),
  scheme: z.enum(['light', 'dark']).default('light').catch('light'),
});

/** The form for a card, within the site's page: shared/src/contract/market/card-fields.ts says how they talk. */
export const cardFieldsRoutes =
  ({ settings: { siteOrigin } }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.get('/card-fields', async ({ query }, reply) => {
      const { parent, scheme, ...given } = look.parse(query);
      const locale = isLocale(given.locale) ? given.locale : FIRST_LOCALE;
      const t = hostedText(locale);
      const page = { locale, title: t('card.number'), framedBy: siteOrigin };
      if (parent !== siteOrigin) {
        return sendPage(reply, {
          ...page,
          status: 400,
          body: markup`<p>${t('card.foreign', { site: siteOrigin })}</p>`,
        });
      }
      return sendPage(reply, { ...page, script: 'card-form.ts', about: { parent, scheme }, body: formOf(t) });
    });
  };

type Translate = ReturnType<typeof hostedText>;

const formOf = (t: Translate) =>
  markup` <form class="card" novalidate>
    <p class="notice" data-text="card.sandbox">${t('card.sandbox')}</p>
    ${fieldOf(t, { name: 'number', autocomplete: 'cc-number', most: 24 })}
    <div class="pair">
      ${fieldOf(t, { name: 'expiry', autocomplete: 'cc-exp', most: 9, form: 'card.expiry.form' })}
      ${fieldOf(t, { name: 'cvc', autocomplete: 'cc-csc', most: 4, form: 'card.cvc.form' })}
    </div>
    <p class="fault" role="alert" id="form-fault" hidden></p>
    <details>
      <summary data-text="card.tests">${t('card.tests')}</summary>
      <p class="hint" data-text="card.tests.hint">${t('card.tests.hint')}</p>
      <ul class="tests">
        ${testCards.map((card) => testOf(t, card))}
      </ul>
    </details>
  </form>`;

interface Field {
  name: 'number' | 'expiry' | 'cvc';
  autocomplete: string;
  most: number;
  /** How it is written; stands beside the label. */
  form?: HostedKey;
}

const fieldOf = (t: Translate, { name, autocomplete, most, form }: Field) =>
  markup` <div class="field">
    <label for="${name}"
      ><span data-text="card.${name}">${t(`card.${name}`)}</span>${
        form === undefined ? [] : [markup` <span class="form" data-text="${form}">${t(form)}</span>`]
      }</label
    >
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${String(most)}"
      required
      spellcheck="false"
      aria-describedby="${name}-fault"
    />
    <p class="fault" id="${name}-fault" hidden></p>
  </div>`;

const testOf = (t: Translate, { number, behaviour }: TestCard) =>
  markup` <li>
    <button type="button" data-number="${number}">${groupsOf(number)}</button>
    <span data-text="behaviour.${behaviour}">${t(`behaviour.${behaviour}` as HostedKey)}</span>
  </li>`;

const groupsOf = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
