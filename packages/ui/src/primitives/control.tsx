import { useId } from 'react';

import { classes } from './classes';
import type { ElementProps } from './element-props';
import { useDescribedBy } from './tooltip/described-by';
import { UntrustedText } from './untrusted-text';

/** What every form control takes besides its value (docs/ui-kit.md). */
export interface ControlProps<Element extends HTMLElement> extends ElementProps<Element> {
  /** Name, tied to the control. */
  label: string;
  /** Under which a form sends the value. */
  name?: string | undefined;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  /** What is wrong with the value, perhaps in the words of a server; replaces the hint. */
  error?: string | undefined;
  /** What to enter, or what the choice means. */
  hint?: string | undefined;
  /** Ids of texts elsewhere that say more about the value; read out after the error or the hint. */
  describedBy?: string | undefined;
}

/** What ties a control to its label and its note: ids, and the attributes of the control. */
export const useControl = ({
  id: given,
  error,
  hint,
  describedBy,
}: Pick<ControlProps<HTMLElement>, 'id' | 'error' | 'hint' | 'describedBy'>) => {
  const own = useId();
  const id = given ?? own;
  const hasNote = (error ?? hint) !== undefined;
  return {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': useDescribedBy(hasNote && noteId(id), describedBy),
  };
};

const noteId = (id: string): string => `${id}-note`;

/** Props of {@link ControlNote}. */
export interface ControlNoteProps {
  /** Id of the control. */
  id: string;
  /** Shown in place of the hint. */
  error?: string | undefined;
  /** Shown while there is no error. */
  hint?: string | undefined;
}

/** The error of a control, or its hint. */
export function ControlNote({ id, error, hint }: ControlNoteProps) {
  const text = error ?? hint;
  if (text === undefined) return null;
  return (
    <span
      id={noteId(id)}
      className={classes('block text-xs tabular-nums', error === undefined ? 'text-ink-muted' : 'text-error')}
    >
      {error === undefined ? hint : <UntrustedText>{error}</UntrustedText>}
    </span>
  );
}

/** The look of a control that holds a text. 16 px on phones: smaller text makes mobile browsers zoom into the field. */
export const fieldClasses = (error: string | undefined, padding: string): string =>
  classes(
    'h-11 w-full rounded-control border bg-surface text-base max-xs:text-sm text-ink transition-colors disabled:cursor-not-allowed disabled:bg-sunken md:h-10 md:text-sm',
    error === undefined ? 'border-line-strong not-disabled:hover:border-ink-muted' : 'border-error',
    padding,
  );
