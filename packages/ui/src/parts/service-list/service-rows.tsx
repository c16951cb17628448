import { Badge } from '../../primitives/badge';
import { ServiceLogo } from '../../primitives/service-logo';
import { Skeleton } from '../../primitives/skeleton';
import { VirtualList } from '../../primitives/virtual-list';
import { CHOICE_ROW_HEIGHT, ChoiceRow } from '../choice-row';

/** The list scrolls inside 24 rem (spec §2: a maximum height of 96 spacing units). */
const MAX_HEIGHT_REM = 24;

/** How many numbers of a service are available: 0 is shown as 'Unavailable', null means unknown. */
export type Availability = number | null;

/** One entry of the list. */
export interface ServiceOption {
  code: string;
  name: string;
  /** Formatted USD price, for example '$0.3000'; absent while unknown. */
  price?: string | undefined;
  availability: Availability;
}

type Row = { kind: 'heading'; text: string } | { kind: 'service'; service: ServiceOption; key: string };

function section(text: string, services: readonly ServiceOption[]): Row[] {
  if (services.length === 0) return [];
  return [
    { kind: 'heading', text },
    ...services.map((service): Row => ({ kind: 'service', service, key: `${text}/${service.code}` })),
  ];
}

/** Props of {@link ServiceRows}. */
export interface ServiceRowsProps {
  popular: readonly ServiceOption[];
  services: readonly ServiceOption[];
  isSearching: boolean;
  isLoadingPrices: boolean;
  onChoose: (code: string) => void;
}

/** The windowed rows of the service list; headings are rows too, so that both sections share one scroll box. */
export function ServiceRows({ popular, services, isSearching, isLoadingPrices, onChoose }: ServiceRowsProps) {
  const rows = isSearching
    ? section(`Search Results (${services.length})`, services)
    : [...section('Popular Services', popular), ...section('All Services', services)];

  return (
    <VirtualList
      label="Services"
      items={rows}
      itemKey={(row) => (row.kind === 'heading' ? row.text : row.key)}
      rowHeight={CHOICE_ROW_HEIGHT}
      maxHeight={MAX_HEIGHT_REM}
      renderRow={(row) =>
        row.kind === 'heading' ? (
          <h3 className="flex h-full items-end px-4 pb-2 text-xs font-medium text-ink-muted">{row.text}</h3>
        ) : (
          <ChoiceRow
            title={row.service.name}
            picture={<ServiceLogo code={row.service.code} name={row.service.name} />}
            trailing={<ServiceFacts service={row.service} isLoadingPrices={isLoadingPrices} />}
            onChoose={() => onChoose(row.service.code)}
          />
        )
      }
    />
  );
}

function ServiceFacts({ service, isLoadingPrices }: { service: ServiceOption; isLoadingPrices: boolean }) {
  const { price, availability } = service;
  return (
    <>
      {availability !== null && (
        <Badge tone={availability > 0 ? 'success' : 'neutral'}>
          {availability > 0 ? `${availability} available` : 'Unavailable'}
        </Badge>
      )}
      {isLoadingPrices && price === undefined ? (
        <Skeleton className="h-4 w-14" />
      ) : (
        <span className="text-xs text-ink tabular-nums sm:min-w-14 sm:text-right sm:text-sm">{price}</span>
      )}
    </>
  );
}
