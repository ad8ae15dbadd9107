import type { FastifyError, FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { Refusal } from './refusal.ts';

/** Every error in one form. No answer repeats what was sent: it may be a card number. */
export function addRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal | ZodError, _, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(bodyOf(error.code, error.message, error.field));
    if (error instanceof ZodError) {
      const [issue] = error.issues;
      return reply.code(422).send(bodyOf('invalid', issue?.message ?? 'This cannot be read.', issue?.path.join('.')));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(bodyOf('unreadable', 'This call cannot be read.'));
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return reply.code(500).send(bodyOf('broken', 'Something went wrong in the sandbox.'));
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(bodyOf('not_found', 'There is no such thing here.')));
}

const bodyOf = (code: string, message: string, field?: string) => ({
  error: { code, message, ...(field && { field }) },
});
