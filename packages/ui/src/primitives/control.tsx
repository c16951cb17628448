import { useId } from 'react';

import { classes } from './classes';
import type { ElementProps } from './element-props';
import { useDescribedBy } from './described-by';
import { UntrustedText } from './untrusted-text';

/** Props of every form control besides its value (docs/ui-kit.md). */
export interface ControlProps<Element extends HTMLElement> extends ElementProps<Element> {
  /** Label, tied to the control. */
  label: string;
  /** Form field name. */
  name?: string | undefined;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  /** Validation error, possibly from a server; replaces the hint. */
  error?: string | undefined;
  /** Instruction, or the effect of the choice. */
  hint?: string | undefined;
  /** Ids of further descriptions; read after the error or the hint. */
  describedBy?: string | undefined;
}

/** Ids and attributes that connect a control with its label and its note. */
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

export interface ControlNoteProps {
  /** Id of the control. */
  id: string;
  /** Replaces the hint. */
  error?: string | undefined;
  /** Shown when there is no error. */
  hint?: string | undefined;
}

/** The error or the hint of a control. */
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

/** Shape of a text control. 16 px on phones: smaller text makes mobile browsers zoom into the field. */
export const fieldShape =
  'h-11 w-full rounded-control border text-base max-xs:text-sm text-ink transition-colors disabled:cursor-not-allowed md:h-10 md:text-sm';

/** Classes of a text control. */
export const fieldClasses = (error: string | undefined, padding: string): string =>
  classes(
    fieldShape,
    'bg-surface disabled:bg-sunken',
    error === undefined ? 'border-line-strong not-disabled:hover:border-ink-muted' : 'border-error',
    padding,
  );
