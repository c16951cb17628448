import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A part of a page under its heading, set in the product's own type. */
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
