import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection } from './database/connect.ts';
import { Problem } from './problem.ts';
import type { Settings } from './settings.ts';
import { isLoopback, networkOf } from './network.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Files one person may begin to upload in an hour: a long course has a video and captions a lesson, a profile a few. */
const UPLOADS_AN_HOUR = { makers: 300, others: 40 } as const;

export type Limits = ReturnType<typeof makeLimits>;

/**
 * Counters stand in the database, so that all replicas count together. Reads alone are counted in
 * the process: there the limit protects this process, and a write for each read would cost more
 * than the read.
 */
export function makeLimits(connection: Connection, settings: Settings) {
  const counted = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: connection,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  return {
    writes: counted('write', settings.writeLimit, MINUTE_S),
    reads: new RateLimiterMemory({ points: settings.readLimit, duration: MINUTE_S }),
    /** Failed sign-ins of one account from one address. */
    loginFailures: counted('login', 5, 15 * MINUTE_S),
    /** Of one account, from wherever: many machines that guess one password. */
    accountFailures: counted('login-account', 50, HOUR_S),
    /** From one network, whatever the account: one machine that tries a stolen list. */
    networkFailures: counted('login-network', 100, HOUR_S),
    /** Wrong passwords where a signed-in person must give theirs again. */
    passwordFailures: counted('password', 5, 15 * MINUTE_S),
    signUps: counted('sign-up', settings.signUpLimit, HOUR_S),
    /** Mails that anyone can have sent to one address, of each kind. */
    mailsToAddress: counted('mail-address', 5, HOUR_S),
    mailsFromNetwork: counted('mail-network', 60, HOUR_S),
    /** Visits to sign-in providers, each of which leaves a row. */
    providerVisits: counted('provider', 60, 10 * MINUTE_S),
    /** Uploads that one person begins: of those who make courses and paths, and of everyone else. */
    makersUploads: counted('upload-maker', UPLOADS_AN_HOUR.makers, HOUR_S),
    uploads: counted('upload', UPLOADS_AN_HOUR.others, HOUR_S),
    /** Copies of one person's data: each reads all of it. */
    exports: counted('export', 10, HOUR_S),
    /** Courses that one person takes along as packages: each is read with all its films. */
    courseExports: counted('course-export', 20, HOUR_S),
    /** New cards that one person tries, to pay with or to keep. */
    triedCards: counted('card-check', 20, HOUR_S),
    /** Codes that no coupon has, tried by one person. */
    couponGuesses: counted('coupon-guess', 20, HOUR_S),
    /** By guests of one network: a whole class may follow a link that is wrong. */
    networkCouponGuesses: counted('coupon-guess-network', 100, HOUR_S),
    /** Addresses that one person looks up to name a host. */
    hostLookUps: counted('host-look-up', 30, HOUR_S),
    /** What one person's page says of itself in the room of a class: every quarter of a minute, and with each change. */
    roomBeats: counted('room-beat', 120, MINUTE_S),
    /** Kilobytes that one person's page has handed to other pages: a full room is some hundreds of them at once. */
    roomSignals: counted('room-signal', 4_096, MINUTE_S),
    /** Lines of chat of one person in the room of a class. */
    roomLines: counted('room-line', 30, MINUTE_S),
    /** Packages that one person opens, each of which leaves a row. */
    scormLaunches: counted('scorm-launch', 240, HOUR_S),
    /** What one opened package wants to be kept; its page sends twice a second at most, and each end of a part besides. */
    scormCommits: counted('scorm-commit', 300, MINUTE_S),
    /** Files of one opened package; counted in the process, as reads are. */
    scormFiles: new RateLimiterMemory({ points: 6_000, duration: MINUTE_S }),
    /** Notes that one person writes at lessons. */
    notes: counted('note', 60, MINUTE_S),
    /** Files of one person's notes: each reads all of a course. */
    noteExports: counted('note-export', 30, HOUR_S),
    /** Questions, comments and replies of one person in courses. */
    discussionTexts: counted('discussion-text', 10, MINUTE_S),
    /** What one person says in private to teachers and to the site. */
    feedbacks: counted('feedback', 10, MINUTE_S),
    /** Posts and replies of one person. */
    communityTexts: counted('community-text', 10, MINUTE_S),
    /** Reports by one person. */
    communityReports: counted('community-report', 10, MINUTE_S),
  };
}

export type Limiter = RateLimiterPostgres | RateLimiterMemory;

/** @throws when nothing is left. Not inside a transaction: see `Database`. */
export async function spend(limiter: Limiter, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
  }
}

export const tooMany = (waitMs: number): Problem =>
  new Problem('rate_limited', 'Too many requests. Wait a little and try again.', { retryAfter: waitMs / 1000 });

/** Counts by the network of an address. The machine itself, where tests and tools run, is not counted. */
export async function spendOfNetwork(limiter: Limiter, ip: string): Promise<void> {
  if (!isLoopback(ip)) await spend(limiter, networkOf(ip));
}

/** Takes one spending back. */
export async function giveBackOfNetwork(limiter: Limiter, ip: string): Promise<void> {
  if (!isLoopback(ip)) await limiter.reward(networkOf(ip));
}

/** A counter's key of what may be longer than a key, or should not be read off the table: an email address. */
export const counterOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('|').toLowerCase()).digest('base64url');
