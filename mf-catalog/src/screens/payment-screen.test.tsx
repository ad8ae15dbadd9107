import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { aTeacher, anId } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aLearningPath, aPaidCourse, aPayment, aQuote, aSavedCard, aTaxedQuote } from '../testing/builders.ts';
import { FORM_URL, framedForm } from '@stoa/shared/testing/framed-form.ts';

const url = '/payment?course=drawing-with-light';
const settings: Reply<'getPaymentSettings'> = {
  open: true,
  gateway: 'sandbox',
  is_sandbox: true,
  card_fields_url: FORM_URL,
  can_save_cards: true,
  keeps_unpaid: true,
};
const till = (replies: Replies = {}, at = url) =>
  renderScreen(<App />, {
    url: at,
    session: {},
    replies: {
      getPaymentSettings: settings,
      getCourseDetails: aPaidCourse(),
      quotePayment: aQuote(),
      listCards: [],
      pay: aPayment(),
      verifyPayment: aPayment(),
      ...replies,
    },
  });
const payButton = (name = 'Pay $19') => screen.findByRole('button', { name });
const sent = (calls: ReturnType<typeof till>['calls'], name = 'pay') =>
  calls.filter((call) => call.name === name).map(({ body }) => body as Record<string, unknown>);
const token = { type: 'stoa-card:token', token: 'tok_12345678', brand: 'visa', last4: '4242' } as const;

beforeEach(() => window.sessionStorage.clear());

test('what is bought and what it costs stand there, with tax and total as the server says', async () => {
  till({ quotePayment: aTaxedQuote({ inclusive: true }) });
  expect(await payButton()).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Drawing with light' })).toBeVisible();
  expect(screen.getByText('Includes VAT 20%').parentElement).toHaveTextContent('$3.17');
  expect(screen.getByText('Total').parentElement).toHaveTextContent('$19');
  expect(screen.getByText(/no real money moves/)).toBeVisible();
});

test('the form is told where it stands, in which language and colours, and grows as it says', async () => {
  till();
  const { frame, say, orders } = await framedForm();
  const address = new URL(frame.src);
  expect(address.origin + address.pathname).toBe(FORM_URL);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    parent: window.location.origin,
    locale: 'en',
    scheme: 'light',
  });
  say({ type: 'stoa-card:height', height: 412.4 });
  await waitFor(() => expect(frame.height).toBe('413'));
  say({ type: 'stoa-card:ready' });
  await waitFor(() =>
    expect(orders).toContainEqual({
      order: { type: 'stoa-card:look', locale: 'en', scheme: 'light' },
      origin: 'https://cards.gateway.test',
    }),
  );
});

test('a card is paid with as a token, and what was bought is opened', async () => {
  const { user, calls, navigations, events } = till();
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  await user.click(await screen.findByRole('checkbox', { name: 'Keep this card for my next payments' }));
  await user.click(await payButton());
  await form.asked();
  form.say(token);
  expect(await screen.findByRole('heading', { level: 1, name: 'It is yours' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start the course Drawing with light' })).toHaveAttribute(
    'href',
    '/course/drawing-with-light',
  );
  expect(navigations.at(-1)).toEqual({ to: '/payment/return?reference=ST-7K2M-9QXD', replace: true });
  expect(sent(calls)).toEqual([
    {
      key: expect.any(String),
      items: [{ kind: 'course', id: anId(100) }],
      expected_minor: 1900,
      card: { kind: 'token', token: 'tok_12345678', save: true },
    },
  ]);
  expect(events).toContainEqual({ name: 'course-enrolled', detail: { courseId: anId(100) } });
  expect(events).toContainEqual({ name: 'cart-changed', detail: {} });
});

test('a token from another origin or another window is not heard', async () => {
  const { user, calls } = till();
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  await user.click(await payButton());
  await form.asked();
  form.say({ ...token, token: 'tok_of_a_thief' }, 'https://thief.test');
  form.say({ ...token, token: 'tok_of_a_thief' }, 'https://cards.gateway.test', window);
  form.say(token);
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.['card']).toMatchObject({ token: 'tok_12345678' });
});

test('fields that are wrong are the form’s to show, and a form without an answer is said', async () => {
  const { user, calls } = till();
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  await user.click(await payButton());
  await form.asked();
  form.say({ type: 'stoa-card:refused', cause: 'fields' });
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  await user.click(await payButton());
  await form.asked(2);
  form.say({ type: 'stoa-card:refused', cause: 'unreachable' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The card form gave no answer');
  expect(sent(calls)).toEqual([]);
});

test('pressed twice it is paid once', async () => {
  const { user, calls } = till({ listCards: [aSavedCard()] });
  await user.dblClick(await payButton());
  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  expect(sent(calls)).toHaveLength(1);
});

test('after a lost answer the same is sent under the same key', async () => {
  let tries = 0;
  const { user, calls } = till({
    listCards: [aSavedCard()],
    pay: () => {
      tries += 1;
      if (tries === 1) throw noLine();
      return aPayment();
    },
  });
  await user.click(await payButton());
  expect(await screen.findByText('We have no answer yet; asking again')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  const [first, second] = sent(calls);
  expect(second).toEqual(first);
});

test('a page that was loaded anew in the middle asks about the same payment', async () => {
  const late = lateReply(() => aPayment());
  const before = till({ listCards: [aSavedCard()], pay: late.reply });
  await before.user.click(await payButton());
  await waitFor(() => expect(sent(before.calls)).toHaveLength(1));
  before.unmount();
  const { calls } = till({ listCards: [aSavedCard()] });
  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  expect(sent(calls)).toEqual(sent(before.calls));
});

test('a payment that waits at the bank is gone on with there, once the page was loaded anew', async () => {
  const open = aPayment({ status: 'initiated', next: { kind: 'redirect', url: 'https://bank.test/3ds' } });
  const before = till({ listCards: [aSavedCard()], pay: open });
  await before.user.click(await payButton());
  expect(await screen.findByRole('link', { name: 'go on there' })).toHaveAttribute('href', 'https://bank.test/3ds');
  before.unmount();
  till({ listCards: [aSavedCard()], pay: open, verifyPayment: open });
  expect(await screen.findByRole('link', { name: 'Go on at the bank' })).toHaveAttribute(
    'href',
    'https://bank.test/3ds',
  );
  expect(await payButton()).toBeDisabled();
});

test.each([
  ['card_declined', 'Your bank declined the card', 'Use another card, or ask your bank why.'],
  ['insufficient_funds', 'The card does not have enough money on it', 'top this one up'],
  ['card_expired', 'The card has expired', 'check the expiry date'],
  ['authentication_failed', 'Your bank could not confirm that it is you', 'confirm the payment with your bank'],
  ['expired', 'The payment was not finished in time', 'Start again'],
  ['gateway_refused', 'The payment provider refused the payment', 'try again later'],
] as const)(
  'a payment that failed (%s) says why and what to do; the next try is another payment',
  async (code, why, next) => {
    const { user, calls } = till({
      listCards: [aSavedCard()],
      pay: aPayment({ status: 'failed', failure: { code, message: 'As the gateway says it.' } }),
    });
    await user.click(await payButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(why);
    expect(alert).toHaveTextContent(next);
    expect(alert).toHaveTextContent('Nothing was charged.');
    await user.click(await payButton());
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    const keys = sent(calls).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  },
);

test('a price that changed meanwhile is shown, and asked for again', async () => {
  let price = 1900;
  const { user, calls } = till({
    listCards: [aSavedCard()],
    quotePayment: () => aQuote({ price_minor: price }),
    pay: ({ body }) => {
      price = 2400;
      if (body.expected_minor !== price) throw refusal('price_changed');
      return aPayment();
    },
  });
  await user.click(await payButton());
  expect(await screen.findByText(/The total is now \$24/)).toBeVisible();
  await user.click(await payButton('Pay $24'));
  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  expect(sent(calls).map(({ expected_minor }) => expected_minor)).toEqual([1900, 2400]);
});

test('who tried too many cards is told to wait, and is not asked for again', async () => {
  const { user, calls } = till({
    listCards: [aSavedCard()],
    pay: () => {
      throw refusal('too_many_cards', { status: 429 });
    },
  });
  await user.click(await payButton());
  expect(await screen.findByText('Too many cards were tried. Try again in an hour.')).toBeVisible();
  expect(sent(calls)).toHaveLength(1);
});

test('a coupon takes its part off, stands in the address and is paid with', async () => {
  const {
    user,
    calls,
    url: address,
  } = till({
    listCards: [aSavedCard()],
    quotePayment: ({ body }) => (body.coupon ? aQuote({ discount_minor: 400, coupon_code: body.coupon }) : aQuote()),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Coupon code' }), 'welcome{Enter}');
  expect(await screen.findByText('WELCOME')).toBeVisible();
  expect(address()).toBe(`${url}&coupon=WELCOME`);
  expect(screen.getByText('Discount').parentElement).toHaveTextContent('-$4');
  await user.click(await payButton('Pay $15'));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ coupon: 'WELCOME', expected_minor: 1500 }]));
});

test('a coupon that does not hold says why at its field, and the price stays', async () => {
  const message = 'This coupon has expired.';
  const { user } = till({
    quotePayment: ({ body }) => {
      if (body.coupon) throw refusal('invalid', { errors: { coupon: [message] } });
      return aQuote();
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  await user.type(field, 'OLD{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('OLD');
  expect(await payButton()).toBeEnabled();
});

test('a coupon that is used up while one pays: why, what it costs without, and the next press pays that', async () => {
  const message = 'This coupon has reached its maximum usage limit.';
  let isUsedUp = false;
  const refuse = () => refusal('invalid', { errors: { coupon: [message] } });
  const { user, calls } = till(
    {
      listCards: [aSavedCard()],
      quotePayment: ({ body }) => {
        if (body.coupon && isUsedUp) throw refuse();
        return body.coupon ? aQuote({ discount_minor: 400, coupon_code: body.coupon }) : aQuote();
      },
      pay: ({ body }) => {
        isUsedUp = true;
        if (body.coupon) throw refuse();
        return aPayment();
      },
    },
    `${url}&coupon=LAST`,
  );
  await user.click(await payButton('Pay $15'));
  const alert = await screen.findByRole('alert');
  await waitFor(() =>
    expect(alert).toHaveTextContent(
      `Nothing was charged${message} Without the coupon the total is $19: if that is fine, press the button again.`,
    ),
  );
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  expect(sent(calls).map(({ coupon }) => coupon)).toEqual(['LAST', undefined]);
});

test('of several, the one that the coupon is for says so', async () => {
  const other = aPaidCourse({ id: anId(101), slug: 'colour', name: 'Colour' });
  const [line] = aQuote({ discount_minor: 400 }).lines;
  const [full] = aQuote().lines;
  till(
    {
      getCourseDetails: ({ params }) => (params.slug === 'colour' ? other : aPaidCourse()),
      quotePayment: aQuote({
        ...{ price_minor: 3800, discount_minor: 400, coupon_code: 'LIGHT' },
        lines: [line!, { ...full!, id: other.id, name: 'Colour', slug: 'colour' }],
      }),
    },
    `${url}&course=colour&coupon=LIGHT`,
  );
  expect(await payButton('Pay $34')).toBeVisible();
  const [light, colour] = screen.getAllByRole('listitem');
  expect(light).toHaveTextContent('$19Discount -$4');
  expect(colour).not.toHaveTextContent('Discount');
});

test('where nothing is left to pay no card is asked for', async () => {
  const { user, calls } = till({ quotePayment: aQuote({ discount_minor: 1900, coupon_code: 'GIFT' }) });
  await user.click(await payButton('Get it'));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ card: null, expected_minor: 0 }]));
  expect(screen.queryByTitle('Card details')).toBeNull();
});

test('where the gateway asks for the card itself, that is said and no card is sent', async () => {
  const next = { kind: 'redirect' as const, url: 'https://gateway.test/pay' };
  const { user, calls } = till({
    getPaymentSettings: { ...settings, card_fields_url: null, is_sandbox: false },
    pay: aPayment({ status: 'initiated', next }),
  });
  expect(await screen.findByText(/You enter your card on the payment provider’s page/)).toBeVisible();
  await user.click(await payButton());
  expect(await screen.findByRole('link', { name: 'go on there' })).toHaveAttribute('href', next.url);
  expect(sent(calls)).toMatchObject([{ card: null }]);
});

test('a card that the gateway asks for itself is kept where that is wanted', async () => {
  const next = { kind: 'redirect' as const, url: 'https://gateway.test/pay' };
  const { user, calls } = till({
    getPaymentSettings: { ...settings, card_fields_url: null, is_sandbox: false },
    pay: aPayment({ status: 'initiated', next }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Keep this card for my next payments' }));
  await user.click(await payButton());
  await waitFor(() => expect(sent(calls)).toMatchObject([{ card: { kind: 'page', save: true } }]));
});

test('a gateway that charges no kept card is not asked to keep one', async () => {
  till({ getPaymentSettings: { ...settings, card_fields_url: null, can_save_cards: false, keeps_unpaid: false } });
  await screen.findByText(/You enter your card on the payment provider’s page/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a card that is kept can be chosen, and forgotten once it was asked', async () => {
  let cards = [aSavedCard(), aSavedCard({ id: anId(951), brand: 'mastercard', last4: '4444', expires_year: 2020 })];
  const { user, calls } = till({
    listCards: () => cards,
    forgetCard: ({ params }) => {
      cards = cards.filter(({ id }) => id !== params.id);
      return { ok: true };
    },
  });
  expect(await screen.findByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Forget Visa ending in 4242' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forget Visa ending in 4242?' });
  expect(calls.some(({ name }) => name === 'forgetCard')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Visa ending in 4242' })).toBeNull());
  expect(await screen.findByTitle('Card details')).toBeVisible();
});

test.each([
  [{ student_percentage: 10 }, 'This is yours already. There is nothing to pay.', '/course/drawing-with-light'],
  [
    { creator: aTeacher({ id: anId(1) }) },
    'You made this yourself. There is nothing to pay.',
    '/course/drawing-with-light',
  ],
  [{ can_come_back: true }, /come back to it without paying again/, '/course-info/drawing-with-light'],
  [{ type: 'free' as const }, 'This is free. Enrol on its page.', '/course-info/drawing-with-light'],
  [{ status: 'unpublished' as const }, /not open for enrolment/, '/course-info/drawing-with-light'],
])('one who cannot buy it (%j) is told why and led on', async (given, why, leadsTo) => {
  const { calls } = till({ getCourseDetails: aPaidCourse(given) });
  expect(await screen.findByText(why)).toBeVisible();
  const [link] = screen.getAllByRole('link').filter((one) => one.getAttribute('href') === leadsTo);
  expect(link).toBeVisible();
  expect(sent(calls, 'quotePayment')).toEqual([]);
});

test('of several courses those that cannot be bought are named and left out, and one can be taken off', async () => {
  const courses = [
    aPaidCourse(),
    aPaidCourse({ id: anId(101), slug: 'colour', name: 'Colour' }),
    aPaidCourse({ id: anId(102), slug: 'mine', name: 'Mine', student_percentage: 3 }),
  ];
  const {
    user,
    calls,
    url: address,
  } = till(
    {
      getCourseDetails: ({ params }) => {
        const course = courses.find(({ slug }) => slug === params.slug);
        if (!course) throw refusal('not_found');
        return course;
      },
    },
    '/payment?course=drawing-with-light&course=colour&course=mine&course=nowhere',
  );
  expect(await screen.findByText('The course “nowhere” could not be found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/course/mine');
  expect(sent(calls, 'quotePayment').at(-1)).toEqual({
    items: [
      { kind: 'course', id: anId(100) },
      { kind: 'course', id: anId(101) },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Remove Colour' }));
  await waitFor(() => expect(address()).toBe('/payment?course=drawing-with-light&course=mine&course=nowhere'));
});

test('where nothing can be paid, and where nothing was chosen, that is said', async () => {
  const { unmount } = till({ getPaymentSettings: { ...settings, open: false } });
  expect(await screen.findByRole('heading', { name: 'Nobody can buy this course yet' })).toBeVisible();
  unmount();
  till({ getPlan: { subscription: null, plans: [], can_try: true } }, '/payment');
  expect(await screen.findByRole('heading', { name: 'There is nothing to pay for' })).toBeVisible();
});

test('what the server does not sell it says in its words', async () => {
  const why = 'This course is not on sale: it is not published.';
  till({
    quotePayment: () => {
      throw refusal('invalid', { errors: { 'items.0.id': [why] } });
    },
  });
  expect(await screen.findByText(why)).toBeVisible();
});

test('a price that cannot be read can be asked for again', async () => {
  let isDown = true;
  const { user } = till({
    quotePayment: () => {
      if (isDown) throw refusal('internal');
      return aQuote();
    },
  });
  expect(await screen.findByRole('heading', { name: 'The price could not be loaded' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await payButton()).toBeEnabled();
});

test('a learning path is bought with a course; what the path opens is not bought by itself', async () => {
  const other = aPaidCourse({ id: anId(110), slug: 'ink', name: 'Ink' });
  const path = aLearningPath({ fee: 'one_time', amount_minor: 3000 });
  const { calls, user } = till(
    {
      getCourseDetails: ({ params }) => (params.slug === 'ink' ? other : aPaidCourse()),
      getLearningPath: path,
      quotePayment: aQuote({ price_minor: 4900 }),
    },
    '/payment?course=ink&path=seeing-light&course=drawing-with-light',
  );
  expect(await screen.findByRole('link', { name: 'Seeing and shaping light' })).toHaveAttribute(
    'href',
    '/learning-path-info/seeing-light',
  );
  expect(screen.getByText(/comes with a learning path that you buy here/)).toBeVisible();
  expect(sent(calls, 'quotePayment').at(-1)?.['items']).toEqual([
    { kind: 'course', id: other.id },
    { kind: 'learning_path', id: path.id },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Ink' }));
  await waitFor(() =>
    expect(sent(calls, 'quotePayment').at(-1)?.['items']).toEqual([{ kind: 'learning_path', id: path.id }]),
  );
});
