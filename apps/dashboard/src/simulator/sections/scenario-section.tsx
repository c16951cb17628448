import { Select } from '@sms/ui/primitives/select';
import { useState } from 'react';
import { Command, Commands, Section, type SectionProps } from '../section';

/** Shows the scenario of the world, and starts a new world with the same or another one. */
export function ScenarioSection({ state, controls, perform }: SectionProps) {
  const [chosen, setChosen] = useState(state.scenario);
  const start = (scenario: string) => perform('Restarted', controls.start(scenario));
  return (
    <Section title="Scenario">
      <Select
        label="Scenario"
        hideLabel
        value={chosen}
        options={controls.scenarios.map(({ id }) => ({ value: id, label: id }))}
        onChange={setChosen}
      />
      <p className="text-xs text-ink-muted">{controls.scenarios.find(({ id }) => id === chosen)?.label}</p>
      <Commands>
        <Command onClick={() => start(chosen)}>Start scenario</Command>
        <Command onClick={() => start(state.scenario)}>Reset {state.scenario}</Command>
      </Commands>
    </Section>
  );
}
