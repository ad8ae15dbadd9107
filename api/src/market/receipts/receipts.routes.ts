import { byId } from '@stoa/shared/contract/kernel/primitives.ts';
import { receiptPdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import { whileSigned } from '../../files/deliver-file.ts';
import { requireSigned } from '../../files/signed-links.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import { pdfFile } from './receipt-file.ts';
import { findReceipt } from './receipts.repository.ts';
import { getReceipt } from './receipts.service.ts';
import { keepSeller } from './seller.ts';

export const receiptRoutes: Routes = (app, context) => {
  const { db, files, settings } = context;
  app.addHook('onReady', () => keepSeller(db, settings));
  registerEndpoints(app, {
    getReceipt: ({ viewer, params }) => getReceipt(context, viewer, params.id),
  });

  app.get(receiptPdfPath(':id', ':name'), { schema: { hide: true } }, async ({ params, query }, reply) => {
    const asked = byId.safeParse(params);
    const receipt = asked.success ? await findReceipt(db, asked.data.id) : undefined;
    if (receipt === undefined) throw notFound();
    const { file, name, type } = pdfFile(receipt);
    requireSigned(files.secret, receiptPdfPath(receipt.id, name), query);
    const bytes = await files.sizeOf(file);
    if (bytes === undefined) throw notFound();
    return reply
      .type(type)
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', whileSigned)
      .send(files.read(file));
  });
};
