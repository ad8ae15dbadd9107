import { expect, test } from '@jest/globals';
import { createChangeLine } from './change-line.ts';

/** A server that answers when the test says so. */
function aServer() {
  const page = new EventTarget();
  const line = createChangeLine(page);
  const sent: string[] = [];
  const answers: PromiseWithResolvers<string>[] = [];
  const change = (thing: string, to: string) =>
    line.send(thing, () => {
      sent.push(`${thing}=${to}`);
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    });
  return { page, sent, answers, change };
}

test('changes of one thing go one after the other, of another thing at once', async () => {
  const { sent, answers, change } = aServer();
  const on = change('mail', 'on');
  const off = change('mail', 'off');
  const site = change('site', 'off');
  expect(sent).toEqual(['mail=on', 'site=off']);
  answers[0]!.resolve('on');
  expect(await on).toBe('on');
  expect(sent).toEqual(['mail=on', 'site=off', 'mail=off']);
  answers[1]!.resolve('site');
  answers[2]!.resolve('off');
  expect(await Promise.all([off, site])).toEqual(['off', 'site']);
});

test('of what waits only the newest is sent', async () => {
  const { sent, answers, change } = aServer();
  const first = change('mail', '1');
  const [second, third] = [change('mail', '2'), change('mail', '3')];
  expect(await second).toBeUndefined();
  answers[0]!.resolve('1');
  await first;
  expect(sent).toEqual(['mail=1', 'mail=3']);
  answers[1]!.resolve('3');
  expect(await third).toBe('3');
  const fourth = change('mail', '4');
  expect(sent.at(-1)).toBe('mail=4');
  answers[2]!.resolve('4');
  expect(await fourth).toBe('4');
});

test('one that is refused holds up none that waits', async () => {
  const { sent, answers, change } = aServer();
  const [first, second] = [change('mail', '1'), change('mail', '2')];
  answers[0]!.reject(new Error('no line'));
  await expect(first).rejects.toThrow('no line');
  answers[1]!.resolve('2');
  expect(await second).toBe('2');
  expect(sent).toEqual(['mail=1', 'mail=2']);
});

test('a page that ends sends what waits, and once', async () => {
  const { page, sent, answers, change } = aServer();
  const [first, second] = [change('mail', '1'), change('mail', '2')];
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['mail=1', 'mail=2']);
  answers[0]!.resolve('1');
  answers[1]!.resolve('2');
  expect(await Promise.all([first, second])).toEqual(['1', '2']);
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(2);
});
