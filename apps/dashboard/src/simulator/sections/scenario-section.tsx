import { Select } from '@sms/ui/primitives/select';
import { useState } from 'react';
import { Command, Commands, Section, type SectionProps } from '../section';

/** Shows the scenario of the world, and starts a new world with the same or another one. */
export function ScenarioSection({ state, controls, perform }: SectionProps) {
  const [chosen, setChosen] = useState<string>(state.scenario);
  const scenario = controls.scenarios.find(({ id }) => id === chosen);
  const start = (id: typeof state.scenario) => perform('Restarted', controls.start(id));
  return (
    <Section title="Scenario">
      <Select
        label="Scenario"
        hideLabel
        value={chosen}
        options={controls.scenarios.map(({ id }) => ({ value: id, label: id }))}
        onChange={setChosen}
      />
      <p className="text-xs text-ink-muted">{scenario?.label}</p>
      <Commands>
        <Command onClick={() => scenario && start(scenario.id)}>Start scenario</Command>
        <Command onClick={() => start(state.scenario)}>Reset {state.scenario}</Command>
      </Commands>
    </Section>
  );
}
