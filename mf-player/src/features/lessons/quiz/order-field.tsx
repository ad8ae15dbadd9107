import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import type { QuizOption } from '@stoa/shared/contract/learning/quizzes.ts';
import { ActionIcon, VisuallyHidden } from '@stoa/shared/kit';
import { useQuizText } from '../../../messages/quiz.ts';
import { nameOf } from './answers.ts';
import { OptionLabel } from './option-label.tsx';
import type { AnswerFieldProps } from './question.tsx';
import classes from './quiz.module.css';

/** As they were put; as they are shown until somebody moves one, which the server never shows in the right order. */
export function inOrder(options: readonly QuizOption[], chosen: readonly string[]): QuizOption[] {
  const put = chosen.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return put.length === options.length ? put : [...options];
}

/** Items move by their buttons, with keys, fingers and pointers alike; whoever has a pointer can also drag them. */
export function OrderField({ number, question, given, onChange }: AnswerFieldProps) {
  const t = useQuizText();
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState('');
  const items = inOrder(question.options, given.chosen);

  function move(from: number, to: number): void {
    const item = items[from];
    if (item === undefined || from === to) return;
    onChange({
      ...given,
      chosen: items
        .toSpliced(from, 1)
        .toSpliced(to, 0, item)
        .map(({ id }) => id),
    });
    setTold(t('order.moved', { item: nameOf(item), place: to + 1, count: items.length }));
  }
  const dragOver = (event: DragEvent) => {
    if (dragged !== undefined) event.preventDefault();
  };
  return (
    <>
      <ol className={classes.items} aria-label={t('form.answers', { number })}>
        {items.map((item, place) => (
          <li
            key={item.id}
            className={classes.item}
            draggable
            data-dragged={dragged === place || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', item.id);
              setDragged(place);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={dragOver}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, place);
              setDragged(undefined);
            }}
          >
            <IconGripVertical size={18} aria-hidden="true" className={classes.grip} />
            <span className={classes.words}>
              <OptionLabel option={item} />
            </span>
            <ItemButtons {...{ item, place, count: items.length, move }} />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}

interface ItemButtonsProps {
  item: QuizOption;
  place: number;
  count: number;
  move(from: number, to: number): void;
}

/** Not disabled at the ends: a button that goes while it is pressed loses the focus. */
function ItemButtons({ item, place, count, move }: ItemButtonsProps) {
  const t = useQuizText();
  return (
    <>
      <ActionIcon
        size="lg"
        aria-label={t('order.up', { item: nameOf(item) })}
        aria-disabled={place === 0}
        onClick={() => place > 0 && move(place, place - 1)}
      >
        <IconArrowUp size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size="lg"
        aria-label={t('order.down', { item: nameOf(item) })}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && move(place, place + 1)}
      >
        <IconArrowDown size={18} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
