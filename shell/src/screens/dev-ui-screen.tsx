import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { SchemePane } from '@stoa/shared/ui/scheme-pane.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useState, type ReactNode } from 'react';
import { useDevUiText } from '../messages/dev-ui.ts';
import { ComponentExamples } from '../features/dev-ui/component-examples.tsx';
import { KitExamples } from '../features/dev-ui/kit-examples.tsx';
import { OverlayExamples } from '../features/dev-ui/overlay-examples.tsx';
import { readTokens } from '../features/dev-ui/read-tokens.ts';
import { TokenList, tokenKinds } from '../features/dev-ui/token-list.tsx';
import classes from '../features/dev-ui/dev-ui.module.css';

/** The design system on one page: every token and every shared component, in both colour schemes. */
export default function DevUiScreen() {
  const t = useDevUiText();
  const [tokens] = useState(readTokens);
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Section title={t('tokens')} lead={t('tokens.lead')}>
        {tokenKinds(tokens).map((kind) => (
          <section key={kind} id={kind} className={classes.kind} aria-labelledby={`kind-${kind}`}>
            <h3 id={`kind-${kind}`} className={classes.heading}>
              {kind}
            </h3>
            {/* Colours and depth answer the scheme; the rest is the same in both. */}
            {kind === 'color' || kind === 'shadow' ? (
              <BothSchemes>
                <TokenList kind={kind} tokens={tokens} />
              </BothSchemes>
            ) : (
              <TokenList kind={kind} tokens={tokens} />
            )}
          </section>
        ))}
      </Section>
      <Section title={t('kit')} lead={t('kit.lead')}>
        <BothSchemes>
          <KitExamples />
        </BothSchemes>
      </Section>
      <Section title={t('components')} lead={t('components.lead')}>
        <BothSchemes>
          <ComponentExamples />
        </BothSchemes>
      </Section>
      <Section title={t('overlays')} lead={t('overlays.lead')}>
        <OverlayExamples />
      </Section>
    </Page>
  );
}

function BothSchemes({ children }: { children: ReactNode }) {
  const t = useDevUiText();
  const { styleNonce } = usePlatform();
  return (
    <div className={classes.schemes}>
      {(['light', 'dark'] as const).map((scheme) => (
        <SchemePane key={scheme} scheme={scheme} label={t(scheme)} styleNonce={styleNonce}>
          {children}
        </SchemePane>
      ))}
    </div>
  );
}
