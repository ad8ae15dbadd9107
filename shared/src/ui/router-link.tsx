import type { ActionIconProps, AnchorProps, ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ActionIcon, Anchor, Button } from './kit.ts';

type RouterProps = Omit<LinkProps, 'color' | 'style' | 'className' | 'children'>;

/** A button that is a link: it goes somewhere and does nothing else. */
export function LinkButton(props: ButtonProps & RouterProps & { children: ReactNode }) {
  return <Button component={Link} {...props} />;
}

export function LinkAnchor(props: AnchorProps & RouterProps & { children: ReactNode }) {
  return <Anchor component={Link} {...props} />;
}

/** An icon that is a link; its name is read aloud. */
export function LinkIcon({ label, ...props }: ActionIconProps & RouterProps & { label: string; children: ReactNode }) {
  return <ActionIcon component={Link} aria-label={label} {...props} />;
}
