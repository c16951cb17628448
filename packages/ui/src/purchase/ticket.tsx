import type { ReactNode } from 'react';

import { Amount } from '../primitives/amount';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { CountryFlag } from '../primitives/country-flag';
import { ServiceLogo } from '../primitives/service-logo';

/** A step with a choice on the ticket. */
export type ChosenStep = 'country' | 'service' | 'operator';

/** Names and provider codes of what is chosen; undefined without a choice. */
export interface TicketChoices {
  country?: string | undefined;
  countryCode?: string | undefined;
  service?: string | undefined;
  serviceCode?: string | undefined;
  /** Also 'Any Operator'. */
  operator?: string | undefined;
}

export interface TicketProps {
  choices: TicketChoices;
  /** What it costs, for example 'from $0.0400'; undefined while unknown. */
  price?: string | undefined;
  /** True while a purchase is in flight or unconfirmed, or the rate-limit wait runs. @defaultValue false */
  isDisabled?: boolean | undefined;
  /** Called with a step to reopen: clear its choice and the later ones. */
  onStepOpen: (step: ChosenStep) => void;
  /** Called when the user clears the selection. The button shows from 768 px (spec §2). */
  onReset: () => void;
  /** In the last step: its receipt, in place of the price. */
  children?: ReactNode;
}

/**
 * The number as it is chosen (spec §2: summary of the selection), drawn as its line: service, country and
 * operator fill in from step to step, the price sharpens, and at last the receipt is below them, in the wide
 * column. Beside the steps of the wizard, on phones one line above them. Service and country are
 * changed by a press; on the last step 'Back' is the operator's. A group 'Your selection'.
 */
export function Ticket({ choices, price, isDisabled = false, onStepOpen, onReset, children }: TicketProps) {
  const { country, countryCode, service, serviceCode = '', operator } = choices;
  const choice = (step: 'service' | 'country', name: string) => (
    <Choice
      name={name}
      change={`Change ${step}: ${name}`}
      isDisabled={isDisabled}
      onPress={() => onStepOpen(step)}
    />
  );
  return (
    <Card
      className={classes(
        'order-first flex flex-col gap-2 px-card py-2 md:gap-3 md:py-4',
        // There a service without a country is marked among the suggested services.
        country === undefined && children === undefined && 'max-md:hidden',
      )}
    >
      <div
        role="group"
        aria-label="Your selection"
        className="flex flex-wrap items-center gap-x-3 md:flex-nowrap"
      >
        <h2 className="sr-only">Your selection</h2>
        {service === undefined ? (
          <span className="size-10 rounded-card border border-dashed border-line-strong max-md:hidden" />
        ) : (
          <>
            <span className="flex md:hidden">
              <ServiceLogo code={serviceCode} name={service} size="sm" />
            </span>
            <span className="hidden md:flex">
              <ServiceLogo code={serviceCode} name={service} size="lg" />
            </span>
          </>
        )}
        <dl className="flex min-h-8 min-w-0 flex-1 flex-wrap content-center items-center gap-x-3 text-sm wrap-anywhere md:min-h-12 md:gap-x-2">
          <Line term="Service" isTitle>
            {service !== undefined && choice('service', service)}
          </Line>
          <Line term="Country">
            {country !== undefined && (
              <>
                <CountryFlag code={countryCode ?? ''} size="sm" /> {choice('country', country)}
              </>
            )}
          </Line>
          <Line term="Operator">{operator !== undefined && <bdi>{operator}</bdi>}</Line>
        </dl>
        {children === undefined && (
          <p className="text-sm font-semibold text-ink md:hidden">
            <Amount>{price ?? ''}</Amount>
          </p>
        )}
      </div>
      {children !== undefined && (
        <div className="border-dashed border-line-strong md:border-t md:pt-2">{children}</div>
      )}
      {children === undefined && (
        <p className="hidden min-h-10 items-center justify-between gap-4 border-t border-dashed border-line-strong pt-3 text-sm text-ink-muted md:flex">
          <span>Price</span>
          {price === undefined ? (
            <span>—</span>
          ) : (
            <span className="text-lg font-semibold text-ink">
              <Amount>{price}</Amount>
            </span>
          )}
        </p>
      )}
      <div className="hidden border-t border-line pt-3 md:block">
        <Button
          variant="ghost"
          size="sm"
          fullWidth
          disabled={isDisabled || (country ?? service) === undefined}
          onClick={onReset}
        >
          Reset Selection
        </Button>
      </div>
    </Card>
  );
}

interface LineProps {
  term: string;
  /** @defaultValue false */
  isTitle?: boolean;
  /** The choice; false before: the term is in its place. */
  children: ReactNode;
}

function Line({ term, isTitle = false, children }: LineProps) {
  return (
    <div
      className={classes(
        'min-w-0',
        isTitle ? 'font-medium text-ink md:basis-full md:text-name' : 'text-ink-muted',
        children === false && 'max-md:hidden',
      )}
    >
      <dt className={children === false ? 'font-normal text-ink-subtle' : 'sr-only'}>{term}</dt>
      <dd className={children === false ? 'sr-only' : 'flex items-center gap-1.5'}>
        {children === false ? 'Not chosen' : children}
      </dd>
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
        'touch-target min-h-6 min-w-0 rounded-control text-left transition-colors',
        'underline decoration-line-strong decoration-1 underline-offset-4 disabled:no-underline',
        'not-disabled:hover:text-accent not-disabled:hover:decoration-accent disabled:cursor-not-allowed',
      )}
    >
      <bdi>{name}</bdi>
    </button>
  );
}
