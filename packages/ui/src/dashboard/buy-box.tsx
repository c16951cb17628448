import { ServiceLinks, type ServiceLinksProps } from './service-links';

/**
 * Start of a purchase without active numbers: the wizard's search, and six services. As the first block of
 * the dashboard, without a live number.
 */
export function BuyBox({ servicePath }: ServiceLinksProps) {
  return (
    <div className="flex flex-1 flex-col justify-center gap-4 p-card">
      <h2 className="text-lg font-semibold text-ink">What do you need a code for?</h2>
      <ServiceLinks servicePath={servicePath} />
    </div>
  );
}
