import type { ReactNode } from 'react';

import { clickableRow } from '../primitives/buttons/clickable-row';
import { classes } from '../primitives/classes';
import { Code } from './number-line/code';
import { Identity } from './number-line/identity';
import { Life, LifeBar } from './number-line/life';
import { Line, type LineContext } from './number-line/line';
import { Phone } from './number-line/phone';
import { State } from './number-line/state';

/** `ending`: in its last minutes without an SMS. `ended`: without one; a late SMS makes it `received`. */
export type LineState = 'waiting' | 'ending' | 'received' | 'ended';

export interface NumberLineRootProps extends Pick<LineContext, 'density' | 'noteId'> {
  /** Service and phone number: the line's name. Undefined in a toast, which is announced as it is. */
  subject?: string | undefined;
  state: LineState;
  /** False on a phone for one of several: it shows what is needed at once. @defaultValue false */
  isOpen?: boolean | undefined;
  /** Called when the user presses the line beside its controls; undefined where that does nothing. */
  onPress?: (() => void) | undefined;
  /** What is open below the columns. */
  below?: ReactNode;
  children: ReactNode;
}

const SURFACE = {
  waiting: 'bg-surface',
  ending: 'bg-warning-soft',
  received: 'bg-success-soft',
  ended: 'bg-surface text-ink-muted',
};

/** The line itself. */
function Root({ subject, density, noteId, state, isOpen = false, ...props }: NumberLineRootProps) {
  const Box = subject === undefined ? 'div' : 'article';
  return (
    <Line value={{ density, noteId, subject: subject ?? '' }}>
      <Box
        aria-label={subject}
        data-state={state}
        data-density={density}
        className={classes(
          '@container/line rounded-[inherit] max-md:overflow-x-clip',
          SURFACE[state],
          // There may be many of these.
          density === 96 && state === 'waiting' && 'skips-paint card-height-16 md:card-height-24',
          density === 96 && state === 'received' && 'skips-paint card-height-24',
        )}
      >
        <div
          data-fold={isOpen ? undefined : state}
          onClick={props.onPress && clickableRow(props.onPress)}
          className="number-line h-full"
        >
          {props.children}
        </div>
        {props.below}
      </Box>
    </Line>
  );
}

/**
 * A number drawn as an object with a life: logo, service and country, phone number, life or code, one act, in
 * this order and on the same columns wherever it stands. Its densities are its heights. On phones a line of
 * 96 has 64 until it is opened. An article named by service and phone number; colour is never alone: the
 * code, the time left or a word says the same.
 */
export const NumberLine = { Root, Identity, Phone, Code, Life, LifeBar, State };
