import { Check } from 'lucide';

import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';

/** A requirement of a new password. */
export interface PasswordRuleItem {
  /** For example 'At least 6 characters'; unique. */
  text: string;
  /** True while the password meets the rule. */
  isMet: boolean;
}

export interface PasswordRuleListProps {
  /** Id of the list; the ids of its texts derive from it. */
  id: string;
  /** In display order. */
  rules: readonly PasswordRuleItem[];
}

/** The id of a rule's text, for `aria-describedby` of the field. */
export const ruleTextId = (listId: string, index: number): string => `${listId}${index}`;

/** Password requirements, ticked or not. */
export function PasswordRuleList({ id, rules }: PasswordRuleListProps) {
  return (
    <ul aria-label="Password rules" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {rules.map(({ text, isMet }, index) => (
        <li
          key={text}
          className={classes(
            'relative flex items-center gap-1.5',
            isMet ? 'text-success' : 'text-ink-subtle',
          )}
        >
          {isMet ? (
            <Icon of={Check} className="size-3.5" />
          ) : (
            <span aria-hidden className="grid size-3.5 place-items-center">
              <span className="size-2.5 rounded-pill border border-current" />
            </span>
          )}
          <span id={ruleTextId(id, index)}>{text}</span>
          <span className="sr-only">{isMet ? ', done' : ', missing'}</span>
        </li>
      ))}
    </ul>
  );
}
