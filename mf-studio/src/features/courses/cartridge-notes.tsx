import { cartridgeNoteKinds, type CartridgeNote } from '@stoa/shared/contract/teaching/cartridge-words.ts';
import { Text } from '@stoa/shared/kit';
import { Fragment } from 'react';
import { useCartridgeText } from '../../messages/course-cartridge.ts';
import classes from './exported-lessons.module.css';

/** What a cartridge leaves out or holds otherwise, by kind, each by its name. */
export function CartridgeNotes({ notes }: { notes: readonly CartridgeNote[] }) {
  const t = useCartridgeText();
  if (notes.length === 0) return <Text>{t('whole')}</Text>;
  return (
    <dl className={classes.fates}>
      {cartridgeNoteKinds.map((kind) => {
        const names = notes.filter((note) => note.kind === kind).map(({ name }) => name);
        return (
          names.length > 0 && (
            <Fragment key={kind}>
              <Text component="dt" fw={600}>
                {t(`note.${kind}`)}
              </Text>
              {names.map((name, at) => (
                <dd key={at}>{name}</dd>
              ))}
            </Fragment>
          )
        );
      })}
    </dl>
  );
}
