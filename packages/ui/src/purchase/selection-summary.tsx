import { RadioTower } from 'lucide';

import { Amount } from '../primitives/amount';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { CountryFlag } from '../primitives/country-flag';
import { Icon } from '../primitives/icon';
import { ServiceLogo } from '../primitives/service-logo';

/** A step with a choice in the summary. */
export type ChosenStep = 'country' | 'service' | 'operator';

export interface SelectionSummaryProps {
  /** Name of the selected country; undefined without one. */
  country?: string | undefined;
  /** Provider code of the selected country, for its flag. */
  countryCode?: string | undefined;
  /** Name of the selected service; undefined without one. */
  service?: string | undefined;
  /** Provider code of the selected service, for its logo. */
  serviceCode?: string | undefined;
  /** Name of the selected operator, including 'Any Operator'; undefined without one. */
  operator?: string | undefined;
  /** What it costs, for example 'from $0.0400'; only on a `panel`. Undefined while unknown. */
  price?: string | undefined;
  /** True while a purchase is in flight or unconfirmed, or the rate-limit wait runs. @defaultValue false */
  isDisabled?: boolean | undefined;
  /**
   * `panel`: a card next to the step, one line on phones. `plain`: without a card, inside the last step,
   * where 'Back' changes the operator and 'Reset Selection' is next to it. @defaultValue 'panel'
   */
  look?: 'panel' | 'plain' | undefined;
  /** Called with a step to reopen: clear its choice and the later ones. */
  onStepOpen: (step: ChosenStep) => void;
  /** Called when the user clears the selection. The button shows from 768 px (spec §2). */
  onReset: () => void;
}

/**
 * The number as it is chosen, its price included; each choice can be changed. In the wizard: a card next to
 * the step, one line on phones; plain inside the last step, as a row of three on wide screens. Not on phones
 * without a country: a service that waits for it is marked among SuggestedServices.
 */
export function SelectionSummary({
  country,
  countryCode,
  service,
  serviceCode,
  operator,
  price,
  isDisabled = false,
  look = 'panel',
  onStepOpen,
  onReset,
}: SelectionSummaryProps) {
  const isPanel = look === 'panel';
  const isEmpty = country === undefined && service === undefined;
  const rows = [
    {
      step: 'country',
      term: 'Country',
      value: country,
      picture: countryCode && <CountryFlag code={countryCode} />,
    },
    {
      step: 'service',
      term: 'Service',
      value: service,
      picture: serviceCode && service && <ServiceLogo code={serviceCode} name={service} size="sm" />,
    },
    {
      step: 'operator',
      term: 'Operator',
      value: operator,
      picture: !isPanel && <Icon of={RadioTower} className="size-5 text-ink-muted" />,
    },
  ] as const;
  const choices = (
    <dl
      className={classes(
        'flex flex-wrap',
        isPanel ? 'gap-x-6 gap-y-2 md:flex-col' : 'gap-x-4 gap-y-1 md:grid md:gap-x-6 xl:grid-cols-3',
      )}
    >
      {rows.map(({ step, term, value, picture }) => (
        <div
          key={step}
          className={classes(
            'min-w-0',
            'md:flex md:items-center md:gap-4',
            isPanel ? 'md:min-h-8 md:justify-between' : 'xl:block',
            value === undefined && 'hidden md:flex',
          )}
        >
          <dt
            className={classes(
              'text-ink-muted',
              isPanel ? 'text-xs md:text-sm' : 'sr-only text-sm md:not-sr-only md:w-16 xl:text-xs',
            )}
          >
            {term}
          </dt>
          <dd className={classes('min-w-0 text-sm wrap-anywhere', isPanel && 'md:text-right')}>
            {value === undefined ? (
              <span className="text-ink-subtle">Not chosen</span>
            ) : (
              <span className="inline-flex min-h-8 max-w-full items-center gap-2 font-medium text-ink">
                {isPanel ? (
                  picture
                ) : (
                  // A phone has one line for the three.
                  <span
                    className={classes(
                      'place-items-center md:grid md:size-6',
                      step === 'operator' ? 'hidden' : 'grid',
                    )}
                  >
                    {picture}
                  </span>
                )}
                {/* On the last step 'Back' is the operator's. */}
                {!isPanel && step === 'operator' ? (
                  <bdi>{value}</bdi>
                ) : (
                  <Choice
                    name={value}
                    change={`Change ${step}: ${value}`}
                    isDisabled={isDisabled}
                    onPress={() => onStepOpen(step)}
                  />
                )}
              </span>
            )}
          </dd>
        </div>
      ))}
      {isPanel && (
        // Its place is kept, so that nothing wraps when it comes.
        <div className="min-w-24 md:flex md:min-h-10 md:items-center md:justify-between md:gap-4 md:border-t md:border-dashed md:border-line-strong md:pt-2">
          <dt className="text-xs text-ink-muted md:text-sm">Price</dt>
          <dd className="flex min-h-8 items-center text-sm font-semibold text-ink md:text-lg">
            <Amount>{price ?? '—'}</Amount>
          </dd>
        </div>
      )}
    </dl>
  );
  return (
    <div role="group" aria-label="Your selection">
      {isPanel ? (
        <Card className="px-4 py-3 md:p-4">
          <h2 className="sr-only text-sm font-semibold text-ink md:not-sr-only md:mb-2">Your selection</h2>
          {choices}
          <div className="mt-3 hidden border-t border-line pt-3 md:block">
            <Button variant="ghost" size="sm" fullWidth disabled={isDisabled || isEmpty} onClick={onReset}>
              Reset Selection
            </Button>
          </div>
        </Card>
      ) : (
        choices
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  /** Button name; contains the name of the choice. */
  change: string;
  isDisabled: boolean;
  onPress: () => void;
}

function Choice({ name, change, isDisabled, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-label={change}
      title={change}
      disabled={isDisabled}
      onClick={onPress}
      className={classes(
        'touch-target min-h-8 min-w-0 rounded-control text-left transition-colors md:text-right',
        'underline decoration-line-strong decoration-1 underline-offset-4',
        'not-disabled:hover:text-accent not-disabled:hover:decoration-accent',
        'disabled:cursor-not-allowed disabled:no-underline',
      )}
    >
      <bdi>{name}</bdi>
    </button>
  );
}
