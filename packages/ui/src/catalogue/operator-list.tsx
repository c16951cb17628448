import { RadioTower, Sparkles } from 'lucide';

import { Icon } from '../primitives/icon';
import { ScrollBox } from '../primitives/records/scroll-box';
import { Skeleton } from '../primitives/feedback/skeleton';
import { InlineNote } from '../primitives/feedback/inline-note';
import { CHOICE_ROW_HEIGHT, ChoiceRow, PriceAndStock, type Offer } from './choice-row';
import { SectionHeading } from './section-heading';

/** Operator id for 'any operator' (spec §4: the empty string). */
const ANY_OPERATOR = '';

/** Placeholder rows: the content below must not move, regardless of how many operators load. */
const USUAL_OPERATORS = 5;

/** The exact height with the heading of the operators, so that only a longer list scrolls. */
const HEIGHT_REM = USUAL_OPERATORS * CHOICE_ROW_HEIGHT + 5.75 + 2.25;

/** One entry of the list. */
export interface OperatorOption {
  /** Provider id. */
  id: string;
  name: string;
}

export interface OperatorListProps {
  /** Without 'Any Operator', which always comes first; empty if the country has none. */
  operators: readonly OperatorOption[];
  /** Price and stock of the service with any operator. */
  anyOperator: Offer;
  /** Country name in the heading 'Network operator in {country}'. */
  country: string;
  /** 'Any Operator' stays enabled while the others load and after a load error. */
  status: 'loading' | 'ready' | 'failed';
  /** Called with the operator's id; an empty string means any operator. */
  onChoose: (id: string) => void;
}

/**
 * Third step of a purchase: any operator or a specific one (spec §2). In the wizard, after country and
 * service. While loading a status says 'Loading operators...'; a load error is a status as well.
 */
export function OperatorList({ operators, anyOperator, country, status, onChoose }: OperatorListProps) {
  return (
    <div aria-busy={status === 'loading'}>
      <ScrollBox label="Operators" maxHeight={HEIGHT_REM}>
        <div className="flow-root" style={{ minHeight: `${HEIGHT_REM}rem` }}>
          <ul>
            {/* The usual choice is a card of its own. */}
            <li className="m-2 overflow-hidden rounded-control max-[22rem]:[&_button]:text-xs sm:m-3 border border-accent bg-accent-soft *:h-16">
              <ChoiceRow
                title="Any Operator (Recommended)"
                detail="Uses any network that has numbers"
                picture={<Icon of={Sparkles} className="size-5 text-accent" />}
                trailing={<PriceAndStock {...anyOperator} isLoading={false} />}
                onChoose={() => onChoose(ANY_OPERATOR)}
              />
            </li>
            {operators.length > 0 && (
              <li>
                <SectionHeading>{`Network operator in ${country}`}</SectionHeading>
              </li>
            )}
            {operators.map(({ id, name }) => (
              <li key={id}>
                <ChoiceRow
                  title={name}
                  picture={<Icon of={RadioTower} className="size-5 text-ink-subtle" />}
                  onChoose={() => onChoose(id)}
                />
              </li>
            ))}
          </ul>
          {status === 'loading' && <LoadingRows />}
          {status === 'failed' && <InlineNote>Failed to fetch operators</InlineNote>}
        </div>
      </ScrollBox>
    </div>
  );
}

function LoadingRows() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading operators...
      </span>
      {Array.from({ length: USUAL_OPERATORS }, (_, row) => (
        <div
          key={row}
          className="flex items-center gap-3 border-t border-line px-card"
          style={{ height: `${CHOICE_ROW_HEIGHT}rem` }}
        >
          <Skeleton className="size-8" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </>
  );
}
