import type { SectionProps } from '../section';
import { CircumstancesSection } from './circumstances-section';
import { ConnectionSection } from './connection-section';
import { FailureSection } from './failure-section';
import { MoneySection } from './money-section';
import { NumberSection } from './number-section';
import { ScenarioSection } from './scenario-section';
import { TimeSection } from './time-section';

/** All sections, most used first. */
export function Sections({ state, controls, perform }: SectionProps) {
  return (
    <>
      <TimeSection state={state} controls={controls} perform={perform} />
      <NumberSection state={state} controls={controls} perform={perform} />
      <MoneySection state={state} controls={controls} perform={perform} />
      <ConnectionSection controls={controls} perform={perform} />
      <FailureSection state={state} controls={controls} perform={perform} />
      <CircumstancesSection state={state} controls={controls} perform={perform} />
      <ScenarioSection state={state} controls={controls} perform={perform} />
    </>
  );
}
