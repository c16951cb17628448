import { expect, it } from 'vitest';
import { ada, createTestScope } from '../testing/harness/create-test-scope';
import { wizardOpened } from './selection';
import { $favouriteServiceCodes, favouriteServiceToggled } from './favourites';

/** One browser, whose pages share its storage. */
const createBrowser = () => {
  const stored = new Map<string, unknown>();
  return () => {
    const { get, fire } = createTestScope({ user: ada, stored });
    fire(wizardOpened, undefined);
    return {
      toggle: (code: string) => fire(favouriteServiceToggled, code),
      codes: () => get($favouriteServiceCodes),
    };
  };
};

it("favourites: two open windows do not undo each other's changes", () => {
  const openPage = createBrowser();
  const [one, other] = [openPage(), openPage()];
  one.toggle('wa');
  other.toggle('tg');
  expect([other.codes(), openPage().codes()]).toEqual([
    ['wa', 'tg'],
    ['wa', 'tg'],
  ]);
  // The other window does not show yet that this is a favourite, so the press marks it.
  one.toggle('fb');
  other.toggle('fb');
  expect(other.codes()).toEqual(['wa', 'tg', 'fb']);
});
