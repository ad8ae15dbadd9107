import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { hostedText } from '../hosted/hosted-text.ts';
import { markup, type Markup } from '../hosted/page.ts';

const steps = { seconds: 8_000, hour: 3_600_000, day: 24 * 3_600_000, month: 30 * 24 * 3_600_000 };
const switches = ['duplicate', 'shuffle', 'drop'] as const;

type Translate = ReturnType<typeof hostedText>;

/** The frame of the workbench; `browser/workbench.ts` fills it. */
export function workbenchPage(locale: Locale) {
  const t = hostedText(locale);
  const body = markup`<main class="wide">
    <h1>${t('workbench.title')}</h1>
    <p>${t('workbench.about')}</p>
    <p class="fault" role="alert" id="fault" hidden></p>
    <section aria-labelledby="clock">
      <h2 id="clock">${t('workbench.clock')}</h2>
      <p><time id="now"></time></p>
      <p class="hint">${t('workbench.clock.hint')}</p>
      <p class="choice">${Object.entries(steps).map(([name, byMs]) => stepOf(t, name as keyof typeof steps, byMs))}</p>
    </section>
    <section aria-labelledby="knobs">
      <h2 id="knobs">${t('workbench.knobs')}</h2>
      <form class="knobs" id="knobs-form">
        <label
          >${t('workbench.knobs.delay')} <input name="delay_ms" type="number" min="0" max="3600000" step="1"
        /></label>
        ${switches.map((name) => markup`<label><input name="${name}" type="checkbox" /> ${t(`workbench.knobs.${name}`)}</label>`)}
        <button class="first">${t('workbench.knobs.turn')}</button>
      </form>
    </section>
    ${tableOf(t, 'payments', ['reference', 'status', 'amount', 'refunded', 'card', 'settled'])}
    ${tableOf(t, 'events', ['reference', 'type', 'at', 'status'])}
  </main>`;
  return { locale, title: t('workbench.title'), script: 'workbench.ts', about: { scheme: 'auto' }, body };
}

const stepOf = (t: Translate, name: keyof typeof steps, byMs: number): Markup =>
  markup`<button type="button" data-by-ms="${String(byMs)}">${t(`workbench.clock.${name}`)}</button>`;

type Column = 'reference' | 'status' | 'amount' | 'refunded' | 'card' | 'settled' | 'type' | 'at';

const tableOf = (t: Translate, name: 'payments' | 'events', columns: readonly Column[]): Markup =>
  markup` <section aria-labelledby="${name}-title">
    <h2 id="${name}-title">${t(`workbench.${name}`)}</h2>
    <div class="table" tabindex="0" role="region" aria-labelledby="${name}-title">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => markup`<th scope="col">${t(`workbench.column.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody id="${name}"></tbody>
      </table>
    </div>
  </section>`;
