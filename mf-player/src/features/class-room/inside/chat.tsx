import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { CHAT_MAX } from '@stoa/shared/contract/learning/class-words.ts';
import { clockTime } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Textarea } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { RoomSession } from '../session/room-session.ts';
import { RoomPanel } from './room-panel.tsx';
import classes from './room.module.css';

/** What is said in writing, to everybody inside. */
export function Chat({ session, onClose }: { session: RoomSession; onClose(): void }) {
  const t = useClassRoomText();
  const { lines, own, rules } = useStore(session.store);
  const { locale } = useFormat();
  const log = useFollowedEnd(lines.length);
  const mayWrite = rules.is_chat_open || own?.role === 'host';
  return (
    <RoomPanel title={t('control.chat')} onClose={onClose}>
      {lines.length === 0 && <p className={classes.quiet}>{t('chat.empty')}</p>}
      {/* Scrolled by keys, too. What comes is read out by the room, whether this is open or not. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={log} role="log" aria-live="off" aria-label={t('chat.log')} className={classes.lines} tabIndex={0}>
        {lines.map(({ id, from, text, at }) => (
          <li key={id}>
            <p className={classes.quiet}>
              {from.id === own?.person.id ? t('chat.you') : from.full_name} · {clockTime(at, locale)}
            </p>
            <p className={classes.line}>{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite ? <Write session={session} /> : <p role="status">{t('chat.closed')}</p>}
    </RoomPanel>
  );
}

/** So near its end, in pixels, a list follows what comes: who reads further up is left there. */
const NEAR_PX = 80;

function useFollowedEnd(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const isNear = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    if (list.current && isNear.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return list;
}

const refusals = ['content_locked'] as const;

function Write({ session }: { session: RoomSession }) {
  const t = useClassRoomText();
  const refusal = useRefusal(t, refusals);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '' || isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      await session.say(text);
      setText('');
    } catch (error) {
      setProblem(refusal(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className={classes.write}>
      <Textarea
        aria-label={t('chat.field')}
        placeholder={t('chat.field')}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={CHAT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <Button type="submit" loading={isSending}>
        {t('chat.send')}
      </Button>
      <FormProblem text={problem} />
    </form>
  );
}
