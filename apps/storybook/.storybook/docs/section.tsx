import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A section with a heading, in the product's typography. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Unstyled>
        <div className="text-sm text-ink">{children}</div>
      </Unstyled>
    </>
  );
}
