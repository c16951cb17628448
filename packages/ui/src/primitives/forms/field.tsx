import { createContext, use, useId, type ReactNode } from 'react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { useDescribedBy } from './described-by';
import { UntrustedText } from '../untrusted-text';

/** Props of a text control or a select besides its value (docs/ui-kit.md). */
export interface LabelledProps<Element extends HTMLElement> extends ElementProps<Element> {
  /** Label, tied to the control. */
  label: string;
  /** Form field name. */
  name?: string | undefined;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  /** Ids of further descriptions; read after the error or the hint. */
  describedBy?: string | undefined;
}

/** Props of a control with a note below it (docs/ui-kit.md). */
export interface ControlProps<Element extends HTMLElement> extends LabelledProps<Element> {
  /** Validation error, possibly from a server; replaces the hint. */
  error?: string | undefined;
  /** Instruction, or the effect of the choice. */
  hint?: string | undefined;
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
  id: string;
  /** Replaces the hint. */
  error?: string | undefined;
  /** Shown when there is no error. */
  hint?: string | undefined;
}

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

export const fieldShape =
  'h-11 w-full rounded-control border text-control text-ink transition-colors disabled:cursor-not-allowed md:pointer-fine:h-10';

/** Classes of a text control; an invalid one says so with `aria-invalid`. */
export const fieldClasses = (padding: string): string =>
  classes(
    fieldShape,
    'border-line-strong bg-surface not-disabled:hover:border-ink-muted disabled:bg-sunken aria-invalid:border-error!',
    padding,
  );

type FieldState = Pick<ControlProps<HTMLElement>, 'error' | 'hint'> & {
  control: ReturnType<typeof useControl>;
};

const Context = createContext<FieldState | null>(null);

/** A part of a field outside of `Field.Root` has nothing to describe. */
const useField = (): FieldState => {
  const field = use(Context);
  if (field === null) throw new Error('A part of a Field is outside of its Root.');
  return field;
};

export type FieldRootProps = Pick<ControlProps<HTMLElement>, 'id' | 'error' | 'hint' | 'describedBy'> & {
  children: ReactNode;
};

function Root({ children, error, hint, ...given }: FieldRootProps) {
  const control = useControl({ error, hint, ...given });
  return (
    <Context value={{ control, error, hint }}>
      <div className="flex flex-col gap-1.5">{children}</div>
    </Context>
  );
}

function Label({ children, isHidden = false }: { children: string; isHidden?: boolean | undefined }) {
  const { control } = useField();
  return (
    <label htmlFor={control.id} className={isHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
      {children}
    </label>
  );
}

export interface FieldControlProps {
  /** Renders the control with the attributes that tie it to its label and its note. */
  children: (attributes: FieldState['control']) => ReactNode;
  /** In the left edge: an icon, or the sign of a currency. @defaultValue undefined */
  before?: ReactNode;
  /** A button or an icon in the right edge. @defaultValue undefined */
  after?: ReactNode;
}

function Control({ children, before, after }: FieldControlProps) {
  const { control } = useField();
  return (
    <div className="relative">
      {before && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-subtle"
        >
          {before}
        </span>
      )}
      {children(control)}
      {after}
    </div>
  );
}

function Hint() {
  const { control, error, hint } = useField();
  return error === undefined && <ControlNote id={control.id} hint={hint} />;
}

function ErrorText() {
  const { control, error } = useField();
  return <ControlNote id={control.id} error={error} />;
}

/**
 * The parts of a form field: label, control, hint, and the error that takes its place. Error or hint is the
 * description of the control, followed by the texts of `describedBy`. For a new kind of field; those of the
 * kit are made of it: TextField, PasswordField, SearchField and Select.
 */
export const Field = { Root, Label, Control, Hint, Error: ErrorText };
