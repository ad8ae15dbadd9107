import { beforeEach, expect, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { hasTypedInput, watchTyping } from './typed-input.ts';

const person = userEvent.setup();
watchTyping();
beforeEach(() => {
  document.body.innerHTML = `
    <header><input id="search"></header>
    <main id="main">
      <input id="name" value="Ada"><textarea id="words"></textarea><input id="agree" type="checkbox">
      <select id="level"><option>one<option>two</select>
    </main>
    <div data-portal="true"><input id="comment"></div>`;
});
const at = (id: string) => document.getElementById(id)!;

test('a screen that nobody touched loses nothing', async () => {
  at('name').setAttribute('value', 'filled in by code');
  await person.click(at('words'));
  expect(hasTypedInput()).toBe(false);
});

test.each(['name', 'words', 'comment'])('what is typed into %s counts, until it is taken back', async (id) => {
  await person.type(at(id), 'x');
  expect(hasTypedInput()).toBe(true);
  await person.type(at(id), '{Backspace}');
  expect(hasTypedInput()).toBe(false);
});

test('a library that keeps the default value up with what is typed deceives nobody', async () => {
  await person.type(at('words'), 'grown');
  (at('words') as HTMLTextAreaElement).defaultValue = 'grown';
  expect(hasTypedInput()).toBe(true);
});

test('a choice counts', async () => {
  await person.click(at('agree'));
  expect(hasTypedInput()).toBe(true);
  await person.click(at('agree'));
  await person.selectOptions(at('level'), 'two');
  expect(hasTypedInput()).toBe(true);
});

test('the frame’s own fields stay when a screen is drawn anew', async () => {
  await person.type(at('search'), 'python');
  expect(hasTypedInput()).toBe(false);
});
