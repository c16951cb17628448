import { Select } from '@sms/ui/primitives/select';
import { Command, Commands, Section, type SectionProps } from '../section';
import { usePick } from '../use-pick';

const named = <Name extends string>(names: readonly Name[]) =>
  names.map((name) => ({ id: name, label: name }));

const COUNTS = [
  { id: 1, label: 'once' },
  { id: 3, label: 'three times' },
  { id: Infinity, label: 'always' },
] as const;

/** Makes the next calls of an operation fail in a chosen way. */
export function FailureSection({ state, controls, perform }: SectionProps) {
  const { picked: operation, ...operations } = usePick(named(controls.operations));
  const { picked: way, ...ways } = usePick(named(operation === null ? [] : controls.waysToFail(operation)));
  const { picked: times, ...counts } = usePick<number>(COUNTS);

  const fail = () => {
    if (operation === null || way === null || times === null) return;
    perform(`${operation} will fail`, controls.failNext(operation, way, times));
  };
  return (
    <Section title="Failures">
      <Select label="Call" {...operations} />
      <Select label="Failure" {...ways} />
      <Select label="How often" {...counts} />
      <Commands>
        <Command onClick={fail}>Make it fail</Command>
        <Command
          disabled={state.failing.length === 0}
          onClick={() => perform('All calls succeed', controls.clearFailures())}
        >
          Call off
        </Command>
      </Commands>
      {state.failing.length > 0 && (
        <p className="text-xs text-ink-muted">Will fail: {state.failing.join(', ')}</p>
      )}
    </Section>
  );
}
