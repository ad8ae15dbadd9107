import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { extrasOf } from './extras.ts';
import { LessonText } from './lesson-text.tsx';

// jsdom knows no styles of MathML.
beforeAll(() => {
  const styles = new WeakMap<Element, object>();
  Object.defineProperty(Element.prototype, 'style', {
    get(this: Element) {
      if (!styles.has(this)) styles.set(this, {});
      return styles.get(this);
    },
  });
});

const show = (text: string) => renderScreen(<LessonText text={text} />, { url: '/' });

test('code stands in colours under the name of its language, and is copied as it was written', async () => {
  const { user } = show('Look:\n\n```python\ndef area(r):\n    return 3 * r ** 2\n```\n');
  const code = await screen.findByRole('region', { name: 'Code in python' });
  expect(code.querySelector('[class~="hljs-keyword"]')).toHaveTextContent('def');
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(written).toHaveBeenCalledWith('def area(r):\n    return 3 * r ** 2\n');
});

test('where the browser copies nothing, the code is marked and says how to copy it', async () => {
  const { user } = show('```js\nlet a = 1;\n```');
  await screen.findByRole('region', { name: 'Code in js' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Marked: copy it with Ctrl+C')).toBeVisible();
});

test('formulas become MathML, within a line and on their own; one that is wrong stands as it was written', async () => {
  const { container } = show('Since $$a^2 + b^2$$, we have\n\n$$\n\\frac{1}{2}\n$$\n\n$$ \\nosuch{ $$\n');
  await waitFor(() => expect(container.querySelectorAll('math')).not.toHaveLength(0));
  expect(container).toHaveTextContent('nosuch');
  const formulas = [...container.querySelectorAll('math')];
  expect(formulas.map((formula) => formula.getAttribute('display') ?? 'inline')).toContain('block');
  expect(container.querySelector('mfrac')).not.toBeNull();
});

test('prices are no formulas, and a text without code or formulas fetches nothing', () => {
  render(<LessonText text="It costs $5, or $10 for two." />);
  expect(screen.getByText('It costs $5, or $10 for two.')).toBeVisible();
  expect(extrasOf('It costs $5, or $10 for two.\n\n    indented')).toEqual([]);
  expect(extrasOf('```math\nx\n```')).toEqual(['math']);
});

test('code and formulas in one text are drawn each by its own', async () => {
  const { container } = show('```math\nx^2\n```\n\n```sql\nselect 1\n```\n');
  expect(await screen.findByRole('region', { name: 'Code in sql' })).toHaveTextContent('select 1');
  await waitFor(() => expect(container.querySelector('msup')).not.toBeNull());
});

test('a picture with a title is a figure', () => {
  render(<LessonText text={'![A prism](/prism.png "Light is bent")'} />);
  expect(screen.getByRole('figure')).toHaveTextContent('Light is bent');
  expect(screen.getByRole('img', { name: 'A prism' })).toBeVisible();
});
