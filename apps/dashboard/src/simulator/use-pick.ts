import { useState } from 'react';
import type { Choice } from './controls';

/** The selected choice: the first one until another is chosen, and the first again once the chosen one is gone. */
export const usePick = <Id extends string | number>(choices: readonly Choice<Id>[]) => {
  const [chosen, setChosen] = useState('');
  const current = choices.find(({ id }) => String(id) === chosen) ?? choices[0];
  return {
    /** Null without choices. */
    picked: current?.id ?? null,
    value: String(current?.id ?? ''),
    options: choices.map(({ id, label }) => ({ value: String(id), label })),
    onChange: setChosen,
  };
};
