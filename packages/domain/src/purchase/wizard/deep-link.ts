import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { resolveDeepLink, type PartialSelection } from '../../catalogue/selection/wizard-url';
import { $countries, $services } from '../../catalogue/lists/catalogue-lists';
import { $operators } from '../../catalogue/offers/operators';
import { $selection, selectionPrefilled, operatorDropped } from '../../catalogue/selection';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { $purchase } from '../purchase';
import { isCallOpen } from '../purchase-state';
import { wizardScreen } from '../wizard-screen';

/** A deep link was opened, or an equivalent control on the page: prefills the selection (decision 0041). */
export const deepLinkOpened = createEvent<PartialSelection>();

/** A link that waits for the catalogue; null while there is none. */
const $deepLink = createStore<PartialSelection | null>(null)
  .on(deepLinkOpened, (_, choices) => choices)
  .on(wizardScreen.toggled, (link, isOpen) => (isOpen ? link : null));

const deepLinkParsed = combine($deepLink, $countries, $services, (link, countries, services) =>
  link === null || countries === null || services === null
    ? null
    : resolveDeepLink(link, countries, services),
).updates.filterMap((link) => link ?? undefined);

$deepLink.reset(deepLinkParsed);

const $isCallOpen = $purchase.map(isCallOpen);

// During a purchase the wizard shows that purchase.
sample({
  clock: deepLinkParsed,
  filter: $isCallOpen,
  fn: () => toast('info', "You can buy again once we've confirmed your last purchase."),
  target: toastRequested,
});
const deepLinkFollowed = sample({ clock: deepLinkParsed, filter: not($isCallOpen) });
sample({ clock: deepLinkFollowed, fn: ({ selection }) => selection, target: selectionPrefilled });
sample({
  clock: deepLinkFollowed,
  filter: ({ unknown }) => unknown.length > 0,
  fn: ({ unknown }) =>
    toast(
      'warning',
      `We couldn't find the ${unknown.join(' and the ')} from this link. Choose from the list.`,
    ),
  target: toastRequested,
});

const operatorUnavailable = sample({
  clock: [$operators, selectionPrefilled],
  source: { isCallOpen: $isCallOpen, selection: $selection, operators: $operators },
  // An empty list proves nothing: the server also sends it when the provider fails.
  filter: ({ isCallOpen, selection: { operator }, operators }) =>
    !isCallOpen && Boolean(operator) && operators.length > 0 && operators.every(({ id }) => id !== operator),
});
sample({ clock: operatorUnavailable, target: operatorDropped });
sample({
  clock: operatorUnavailable,
  fn: () => toast('warning', 'That operator is no longer available here. Switched to any operator.'),
  target: toastRequested,
});
