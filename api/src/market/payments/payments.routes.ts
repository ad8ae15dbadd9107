import type { FastifyInstance } from 'fastify';
import { linkToCsv, serveCsv } from '../../files/csv-files.ts';
import type { Context, Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { countGuess } from '../coupons/coupon-guesses.ts';
import { askRefund } from './ask-refund.service.ts';
import { checkCoupon } from './coupon-check.service.ts';
import { decideRefund } from './decide-refund.service.ts';
import { addGatewayEvents } from './gateway-events.ts';
import { getTransactionStory, listAllTransactions, listRefunds } from './operated.service.ts';
import {
  forgetCard,
  getPaymentSettings,
  listCards,
  pay,
  quotePayment,
  tokenizeCard,
  verifyPayment,
} from './payments.service.ts';
import { paymentsCsv } from './payments-file.ts';
import { refundsCsv } from './refunds-file.ts';
import { refundPayment } from './refunds.service.ts';
import { resolvePayment } from './resolve.service.ts';
import { voidPayment } from './void.service.ts';

export const paymentRoutes: Routes = async (app, context) => {
  await addGatewayEvents(app, context);
  addPaying(app, context);
  addGivingBack(app, context);
};

const addPaying = (app: FastifyInstance, context: Context): void =>
  registerEndpoints(app, {
    getPaymentSettings: () => getPaymentSettings(context),
    checkCoupon: ({ viewer, body, request }) =>
      countGuess(context, { viewer, address: request.ip, code: body.code }, () => checkCoupon(context, viewer, body)),
    quotePayment: ({ viewer, body, request }) =>
      countGuess(context, { viewer, address: request.ip, code: body.coupon }, () =>
        quotePayment(context, viewer, body),
      ),
    pay: ({ viewer, body, request }) =>
      countGuess(context, { viewer, address: request.ip, code: body.coupon }, () => pay(context, viewer, body)),
    verifyPayment: ({ viewer, body }) => verifyPayment(context, viewer, body.reference),
    tokenizeCard: ({ viewer, body }) => tokenizeCard(context, viewer, body),
    listCards: ({ viewer }) => listCards(context, viewer),
    forgetCard: async ({ viewer, params }) => {
      await forgetCard(context, viewer, params.id);
      return { ok: true };
    },
  });

const addGivingBack = (app: FastifyInstance, context: Context): void => {
  serveCsv(app, context, paymentsCsv);
  serveCsv(app, context, refundsCsv);
  registerEndpoints(app, {
    askRefund: ({ viewer, body }) => askRefund(context, viewer, body),
    listAllTransactions: ({ query }) => listAllTransactions(context.db, query),
    getTransactionStory: ({ params }) => getTransactionStory(context, params.id),
    refundPayment: ({ viewer, body }) => refundPayment(context, viewer, body),
    voidPayment: ({ viewer, body }) => voidPayment(context, viewer, body),
    resolvePayment: ({ viewer, body }) => resolvePayment(context, viewer, body),
    listRefunds: ({ query }) => listRefunds(context, query),
    decideRefund: ({ viewer, params, body }) => decideRefund(context, viewer, { ...body, id: params.id }),
    getAllTransactionsLink: ({ query, request: { locale } }) => linkToCsv(context, paymentsCsv, { ...query, locale }),
    getRefundsLink: ({ query, request: { locale } }) => linkToCsv(context, refundsCsv, { ...query, locale }),
  });
};
