import { useCallback, useEffect, useState } from 'react';
import type { SimulatorControls, SimulatorState } from './controls';

const REFRESH_MS = 1_000;

/** Runs a command; shows `done` once it has finished. */
export type Perform = (done: string, command: Promise<void>) => void;

/** The current world, polled every second, and a way to act on it. */
export const useWorld = (controls: SimulatorControls) => {
  const [state, setState] = useState<SimulatorState | null>(null);
  const [done, setDone] = useState('');

  const refresh = useCallback(() => {
    void controls.state().then(setState);
  }, [controls]);

  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  const perform: Perform = (words, command) => {
    command.then(
      () => {
        setDone(words);
        refresh();
      },
      () => setDone('This did not work'),
    );
  };

  return { state, done, perform };
};
