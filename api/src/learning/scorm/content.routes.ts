import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import send from '@fastify/send';
import { CONTENT_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { scormCommit, type LaunchEnd } from '@stoa/shared/contract/learning/scorm.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import { spend } from '../../kernel/limits.ts';
import { isLoopback } from '../../kernel/network.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import { hashToken } from '../../people/sessions/secret-token.ts';
import { isSessionOpen } from '../../people/sessions/find-session.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { contentHeaders, playerHeaders } from './content-policy.ts';
import { readFrameFiles } from './frame-files.ts';
import { frameStateOf, scoStateOf } from './frame-state.ts';
import { expiredCommit, keepCommit } from './keep-commit.ts';
import { findLaunch, updateExpiry } from './launches.repository.ts';
import { launchEnd } from './open-launch.ts';
import { makePackagePaths } from './package-paths.ts';
import type { LaunchRow } from './scorm.tables.ts';

interface Address {
  Params: { capability: string; '*': string };
}
type Asked = FastifyRequest<Address>;

/** The content's own host: our page around a package, what it asks for, and the files of the package. */
export async function contentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, files, limits, settings } = context;
  const frameFiles = await readFrameFiles();
  const pathsOf = makePackagePaths(db);
  const hide = { schema: { hide: true } };
  const base = `${CONTENT_PATH}/:capability`;
  /** The name that content has may be the site's, too, to another visitor. */
  const isShared = settings.contentUrl === undefined;
  const placeOf = ({ params: { capability }, headers }: Asked) => ({
    capability,
    isAlone: isShared && headers['sec-fetch-dest'] === 'document',
  });

  const requireLaunch = async (request: Asked): Promise<{ launch: LaunchRow; end: LaunchEnd | undefined }> => {
    const found = await findLaunch(db, hashToken(request.params.capability));
    if (found === undefined || !isAt(found.launch, request)) {
      if (!isLoopback(request.ip)) await spend(limits.reads, request.ip);
      throw notFound();
    }
    const { launch, enrolment } = found;
    if (!(await isSessionOpen(db, launch.sessionId))) return { launch, end: 'signed_out' };
    const isAllowed = launch.registrationId === null || (enrolment !== null && isLearning(enrolment));
    if (!isAllowed) return { launch, end: 'not_enrolled' };
    return { launch, end: launch.expiresAt > new Date() ? undefined : 'time' };
  };
  const requireOpenLaunch = async (request: Asked): Promise<LaunchRow> => {
    const { launch, end } = await requireLaunch(request);
    if (end) throw notFound();
    await spend(limits.scormFiles, launch.id);
    return launch;
  };

  app.get<Address>(`${base}/~player`, hide, async (request, reply) => {
    const launch = await requireOpenLaunch(request);
    const headers = playerHeaders(launch, placeOf(request));
    return reply.headers(headers).type('text/html; charset=utf-8').send(frameFiles.page(launch.siteOrigin));
  });
  app.get<Address>(`${base}/~lib/*`, hide, async (request, reply) => {
    const launch = await requireOpenLaunch(request);
    const file = frameFiles.find(request.params['*']);
    if (file === undefined) throw notFound();
    const headers = playerHeaders(launch, placeOf(request));
    return reply
      .headers({ ...headers, 'cache-control': 'private, max-age=3600' })
      .type(file.type)
      .send(file.text);
  });
  app.get<Address>(`${base}/~state`, hide, async (request) => frameStateOf(context, await requireOpenLaunch(request)));
  app.get<Address>(`${base}/~state/*`, hide, async (request) =>
    scoStateOf(db, await requireOpenLaunch(request), request.params['*']),
  );
  app.post<Address>(`${base}/~commit`, hide, async (request) => {
    const { launch, end } = await requireLaunch(request);
    await spend(limits.scormCommits, launch.id);
    if (end) return expiredCommit(db, launch, end);
    const kept = await keepCommit(context, launch, commitIn(request.body));
    // Where nothing is kept, the site's page alone asks for more time: there it is looked at who asks.
    if (kept.outcome === 'kept' && launch.registrationId !== null) await updateExpiry(db, launch.id, launchEnd());
    return kept;
  });
  app.get<Address>(`${base}/*`, hide, async (request, reply) => {
    const launch = await requireOpenLaunch(request);
    const path = request.params['*'];
    if (!(await pathsOf(launch.fileId)).has(path)) throw notFound();
    const headers = contentHeaders(launch, placeOf(request));
    return sendFile(request, reply, { root: files.unpackedOf(launch.fileId), path, headers });
  });
}

/** Nothing is found of a package under another name than that for which it was opened. */
function isAt({ contentOrigin }: LaunchRow, { host }: FastifyRequest): boolean {
  const { protocol, host: named } = new URL(contentOrigin);
  const address = `${protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === named;
}

/** @throws naming each part that is wrong */
function commitIn(body: unknown) {
  try {
    const parsed = scormCommit.safeParse(body);
    if (parsed.success) return parsed.data;
    throw invalid(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message])),
    );
  } catch (error) {
    // Nested so deeply that looking at it takes all the room there is.
    if (error instanceof RangeError) throw invalid({ cmi: rule('This is nested more deeply than a package ever is.') });
    throw error;
  }
}

/** A file or a part of it. What it is in which letters says the file itself: packages are older than UTF-8 everywhere. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, headers }: { root: string; path: string; headers: Record<string, string> },
): Promise<FastifyReply> {
  const found = await send(request.raw, `/${path.split('/').map(encodeURIComponent).join('/')}`, {
    root,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
    lastModified: false,
  });
  if (found.statusCode === 404 || found.type === 'directory') throw notFound();
  reply.code(found.statusCode).headers(found.headers).headers(headers);
  if (found.statusCode === 416) return reply.removeHeader('content-type').send();
  const type = String(reply.getHeader('content-type') ?? 'application/octet-stream');
  return reply.header('content-type', type.replace(/;\s*charset=.*$/i, '')).send(found.stream);
}
