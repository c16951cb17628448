import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { classes } from '../../primitives/classes';
import { CountryFlag } from '../../primitives/country-flag';
import { ServiceLogo } from '../../primitives/service-logo';

/** Props of {@link SelectionSummary}. */
export interface SelectionSummaryProps {
  /** Name of the chosen country; leave out until one is chosen. */
  country?: string | undefined;
  /** The provider's code of the chosen country, for its flag. */
  countryCode?: string | undefined;
  /** Name of the chosen service; leave out until one is chosen. */
  service?: string | undefined;
  /** The provider's code of the chosen service, for its logo. */
  serviceCode?: string | undefined;
  /** Name of the chosen operator, 'Any Operator' included; leave out until one is chosen. */
  operator?: string | undefined;
  /** True while a purchase or the rate-limit wait holds the wizard where it is. @defaultValue false */
  isResetDisabled?: boolean | undefined;
  /** Clears every choice. The button shows from 768 px (spec §2). */
  onReset: () => void;
}

/** What the user has chosen so far: a card beside the step, or one line of choices on phones. */
export function SelectionSummary({
  country,
  countryCode,
  service,
  serviceCode,
  operator,
  isResetDisabled = false,
  onReset,
}: SelectionSummaryProps) {
  const rows = [
    { term: 'Country', value: country, picture: countryCode && <CountryFlag code={countryCode} /> },
    {
      term: 'Service',
      value: service,
      picture: serviceCode && service && <ServiceLogo code={serviceCode} name={service} size="sm" />,
    },
    { term: 'Operator', value: operator, picture: undefined },
  ];
  const isEmpty = rows.every((row) => row.value === undefined);
  return (
    <div role="group" aria-label="Your selection" className={isEmpty ? 'max-md:hidden' : undefined}>
      <Card className="px-4 py-3 md:p-4">
        <h2 className="mb-3 text-sm font-semibold text-ink max-md:sr-only">Your selection</h2>
        <dl className="flex flex-wrap gap-x-6 gap-y-2 md:flex-col md:gap-y-3">
          {rows.map(({ term, value, picture }) => (
            <div
              key={term}
              className={classes(
                'min-w-0 md:flex md:items-baseline md:justify-between md:gap-4',
                value === undefined && 'max-md:hidden',
              )}
            >
              <dt className="text-xs text-ink-muted md:text-sm">{term}</dt>
              <dd
                className={classes(
                  'min-w-0 text-sm break-words md:text-right',
                  value === undefined ? 'text-ink-subtle' : 'font-medium text-ink',
                )}
              >
                <span className="inline-flex items-center gap-2">
                  {picture}
                  <bdi>{value ?? 'Not chosen'}</bdi>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 hidden border-t border-line pt-3 md:block">
          <Button variant="ghost" size="sm" fullWidth disabled={isEmpty || isResetDisabled} onClick={onReset}>
            Reset Selection
          </Button>
        </div>
      </Card>
    </div>
  );
}
