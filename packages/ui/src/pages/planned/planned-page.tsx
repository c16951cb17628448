import { Construction } from 'lucide-react';

import { Card } from '../../primitives/card';
import { EmptyState } from '../../primitives/empty-state';
import { LinkButton } from '../../primitives/link-button';
import { PageHeader } from '../../primitives/page-header';

/** Props of {@link PlannedPage}. */
export interface PlannedPageProps {
  /** Name of the page, as in the sidebar. */
  title: string;
}

/** Stands in for a page that a later version brings. */
export function PlannedPage({ title }: PlannedPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={<Construction aria-hidden className="size-6" />}
          title="Not part of this version yet"
          description={`The ${title} page comes with a later version. Buying numbers and receiving codes works today.`}
          action={
            <LinkButton to="/buy-number" variant="primary">
              Buy Number
            </LinkButton>
          }
        />
      </Card>
    </div>
  );
}
