import { IconLink, IconLock, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PortfolioItem } from '@stoa/shared/contract/learning/portfolio.ts';
import { Button } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePortfolioText } from '../../messages/portfolio.ts';
import { useCopyLink } from '../../ui/use-copy-link.ts';
import { PortfolioCard } from './portfolio-card.tsx';
import classes from './own-piece.module.css';
import { useRemovePiece } from './use-portfolio.ts';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const visibilityIcons = { private: IconLock, link: IconLink, public: IconWorld };

/** A piece of one's own: who sees it, and what one does with it. */
export function OwnPiece({ item, onRemoved }: { item: PortfolioItem; onRemoved(): void }) {
  const t = usePortfolioText();
  const copy = useCopyLink();
  const remove = useRemovePiece(item, onRemoved);
  const VisibilityIcon = visibilityIcons[item.visibility];
  return (
    <PortfolioCard
      item={item}
      visibility={
        <span className={classes.visibility}>
          <VisibilityIcon {...icon} /> {t(`visibility.${item.visibility}`)}
        </span>
      }
      actions={
        <>
          <LinkButton variant="default" to={to.portfolio({ item: item.id })} leftSection={<IconPencil {...icon} />}>
            {t('card.edit')}
          </LinkButton>
          {item.visibility !== 'private' && (
            <Button
              variant="default"
              onClick={() => void copy(`${window.location.origin}${to.sharedPortfolio({ share: item.share })}`)}
              leftSection={<IconLink {...icon} />}
            >
              {t('card.copy')}
            </Button>
          )}
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
            leftSection={<IconTrash {...icon} />}
          >
            {t('card.remove')}
          </Button>
        </>
      }
    />
  );
}
