import { expect, it } from 'vitest';
import { startNotice } from './start-notice';

const start = { isOpened: true, scenario: null, scenarios: [{ id: 'demo' }] };

it.each([null, 'demo'])('start notice: none for the scenario %s', (scenario) => {
  expect(startNotice({ ...start, scenario })).toBeNull();
});

it('start notice: names an unknown scenario and what to do', () => {
  expect(startNotice({ ...start, scenario: 'busy-acount' })).toBe(
    "There is no scenario 'busy-acount'. Nothing was changed: choose one under Scenario.",
  );
});

it('start notice: says that a link cannot be opened', () => {
  expect(startNotice({ ...start, isOpened: false })).toContain('ask for a new link');
});
