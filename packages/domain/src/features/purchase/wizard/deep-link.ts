import { combine, createEvent, createStore, sample } from 'effector';
import { readWizardLink, type WizardChoices, type WizardLink } from '../../../rules';
import { $countries, $operators, $services } from '../../catalogue';
import { $selection, choicesLinked, operatorDropped } from '../../selection';
import { sessionEnded } from '../../session';
import { toast, toastRequested } from '../../notifications/toasts';
import { $attempt } from '../submit/attempt';
import { wizardScreenToggled } from './wizard-screen';

/** A link into the wizard was followed, or something on the page stands for one: its choices are made (decision 0041). */
export const linkFollowed = createEvent<WizardChoices>();

/** A link that waits for the catalogue; null while there is none. */
const $link = createStore<WizardChoices | null>(null)
  .on(linkFollowed, (_, choices) => choices)
  .on(wizardScreenToggled, (link, isUp) => (isUp ? link : null))
  .reset(sessionEnded);

const linkRead = combine($link, $countries, $services, (link, countries, services) =>
  // Stryker disable next-line ConditionalExpression,LogicalOperator: for the compiler; before the catalogue nothing can be read.
  link === null || countries === null || services === null ? null : readWizardLink(link, countries, services),
).updates.filterMap((link) => link ?? undefined);

$link.reset(linkRead);

// While a purchase is under way the wizard shows that purchase.
sample({
  clock: linkRead,
  source: $attempt,
  filter: (attempt) => attempt !== null,
  fn: () => toast('info', 'On hold while we check your last purchase.'),
  target: toastRequested,
});
sample({
  clock: linkRead,
  source: $attempt,
  filter: (attempt) => attempt === null,
  fn: (_, { selection }) => selection,
  target: choicesLinked,
});
sample({
  clock: linkRead,
  source: $attempt,
  filter: (attempt, { unknown }) => attempt === null && unknown.length > 0,
  fn: (_, link) => toast('warning', unknownText(link)),
  target: toastRequested,
});

const operatorMissing = sample({
  clock: [$operators, choicesLinked],
  source: { attempt: $attempt, selection: $selection, operators: $operators },
  // An empty list says nothing: the server also answers so when the provider fails.
  filter: ({ attempt, selection: { operator }, operators }) =>
    attempt === null &&
    Boolean(operator) &&
    operators.length > 0 &&
    operators.every(({ id }) => id !== operator),
});
sample({ clock: operatorMissing, target: operatorDropped });
sample({
  clock: operatorMissing,
  fn: () => toast('warning', 'That operator is no longer offered here, so any operator is chosen.'),
  target: toastRequested,
});

function unknownText({ unknown }: WizardLink): string {
  return `We don't know the ${unknown.join(' and the ')} of this link. Please choose.`;
}
