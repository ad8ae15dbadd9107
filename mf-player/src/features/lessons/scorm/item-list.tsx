import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import { UnstyledButton } from '@stoa/shared/kit';
import type { FrameView } from '@stoa/shared/remote/scorm/frame-view.ts';
import { itemsIn } from '@stoa/shared/remote/scorm/items-in.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { useStandText } from './use-stand-text.ts';
import classes from './scorm.module.css';

interface ItemListProps {
  launch: ScormLaunch;
  view: FrameView;
  onGo(item: string): void;
}

/** The items of a package with how far one is in each; those that its rules let one go to can be pressed. */
export function ItemList({ launch, view, onGo }: ItemListProps) {
  const t = useScormText();
  const standText = useStandText();
  const items = itemsIn(launch.items);
  if (items.length < 2) return null;
  const standOf = new Map(view.attempt.scos.map((sco) => [sco.identifier, sco]));
  return (
    <nav aria-label={t('items')} className={classes.items}>
      <ol>
        {items.map(({ identifier, title, depth, kind }) => {
          const stand = standOf.get(identifier);
          const isHere = identifier === view.item;
          const canGo = !isHere && view.can.items.includes(identifier);
          return (
            <li key={identifier} data-depth={Math.min(depth, 3)}>
              {kind === null ? (
                <span className={classes.heading}>{title}</span>
              ) : (
                <UnstyledButton
                  className={classes.item}
                  aria-current={isHere ? 'true' : undefined}
                  // Disabled, the one just pressed would lose the focus to nowhere.
                  aria-disabled={!canGo}
                  onClick={() => canGo && onGo(identifier)}
                >
                  {title || identifier}
                  {stand && <small>{standText(stand)}</small>}
                </UnstyledButton>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
