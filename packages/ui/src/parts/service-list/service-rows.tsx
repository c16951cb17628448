import { ServiceLogo } from '../../primitives/service-logo';
import { VirtualList } from '../../primitives/virtual-list';
import { CHOICE_ROW_HEIGHT, ChoiceRow } from '../choice-row';
import { FavouriteButton, useMoved } from '../favourite-button';
import { OfferFacts, type Offer } from '../offer-facts';
import { SectionHeading } from '../section-heading';

/** The list scrolls inside 24 rem (spec §2: a maximum height of 96 spacing units). */
const MAX_HEIGHT_REM = 24;

/** One entry of the list. */
export interface ServiceOption extends Offer {
  code: string;
  name: string;
  /** @defaultValue false */
  isFavourite?: boolean | undefined;
}

type Row =
  | { kind: 'heading'; text: string; count: number | undefined }
  | { kind: 'service'; service: ServiceOption; key: string };

function section(text: string, services: readonly ServiceOption[], isCounted = true): Row[] {
  if (services.length === 0) return [];
  return [
    { kind: 'heading', text, count: isCounted ? services.length : undefined },
    ...services.map((service): Row => ({ kind: 'service', service, key: `${text}/${service.code}` })),
  ];
}

/** Props of {@link ServiceRows}. */
export interface ServiceRowsProps {
  favourites: readonly ServiceOption[];
  popular: readonly ServiceOption[];
  services: readonly ServiceOption[];
  isSearching: boolean;
  isLoadingPrices: boolean;
  onFavouriteToggle: (code: string) => void;
  onChoose: (code: string) => void;
}

/** The windowed rows of the service list; headings are rows too, so that both sections share one scroll box. */
export function ServiceRows(props: ServiceRowsProps) {
  const { favourites, popular, services, isSearching, isLoadingPrices, onFavouriteToggle, onChoose } = props;
  const [moved, setMoved] = useMoved();
  const rows = isSearching
    ? section(`Search Results (${services.length})`, services, false)
    : [
        ...section('Favourites', favourites),
        ...section('Popular Services', popular),
        ...section('All Services', services),
      ];

  return (
    <VirtualList
      label="Services"
      items={rows}
      itemKey={(row) => (row.kind === 'heading' ? row.text : row.key)}
      rowHeight={CHOICE_ROW_HEIGHT}
      maxHeight={MAX_HEIGHT_REM}
      renderRow={(row) =>
        row.kind === 'heading' ? (
          <SectionHeading count={row.count}>{row.text}</SectionHeading>
        ) : (
          <ChoiceRow
            title={row.service.name}
            picture={<ServiceLogo code={row.service.code} name={row.service.name} />}
            trailing={
              <OfferFacts
                price={row.service.price}
                availability={row.service.availability}
                isLoading={isLoadingPrices}
              />
            }
            action={
              <FavouriteButton
                name={row.service.name}
                isFavourite={row.service.isFavourite}
                hasMoved={moved === row.service.code}
                onToggle={() => {
                  setMoved(row.service.code);
                  onFavouriteToggle(row.service.code);
                }}
              />
            }
            onChoose={() => onChoose(row.service.code)}
          />
        )
      }
    />
  );
}
