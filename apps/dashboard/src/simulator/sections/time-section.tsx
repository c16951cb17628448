import { Select } from '@sms/ui/primitives/select';
import { Command, Commands, Section, type SectionProps } from '../section';

const MINUTE_MS = 60_000;
const LEAPS = [1, 5, 15, 60] as const;
const SPEEDS = ['1', '10', '60'] as const;

const clockFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Shows the world's clock, sets its speed and moves it ahead. */
export function TimeSection({ state, controls, perform }: SectionProps) {
  return (
    <Section title="Time">
      <p className="font-digits text-base" aria-label="Clock">
        <time dateTime={new Date(state.now).toISOString()}>{clockFormat.format(state.now)}</time>
      </p>
      <Select
        label="Speed"
        value={String(state.speed)}
        options={SPEEDS.map((speed) => ({ value: speed, label: `${speed}×` }))}
        onChange={(speed) => perform(`Runs at ${speed}×`, controls.setSpeed(Number(speed)))}
      />
      <Commands>
        {LEAPS.map((minutes) => (
          <Command
            key={minutes}
            onClick={() => perform(`Advanced by ${minutes} min`, controls.advanceBy(minutes * MINUTE_MS))}
          >
            {`+${minutes} min`}
          </Command>
        ))}
      </Commands>
    </Section>
  );
}
