import { $activeNumbers } from '@sms/domain/numbers/list/active-numbers';
import { activeNumbersRequested } from '@sms/domain/numbers/list/active-numbers-query';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { completeClicked } from '@sms/domain/numbers/actions/pending-completions';
import { numberCard } from '@sms/domain/numbers/cards/card-view';
import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { searchCopyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import {
  $countries,
  $serviceNames,
  $services,
  countriesNeeded,
  servicesNeeded,
} from '@sms/domain/catalogue/lists/catalogue-lists';
import { createCatalogueSearch } from '@sms/domain/search/purchase-search';
import { signOutClicked } from '@sms/domain/session/session';
import { default as CommandPalette } from '@sms/ui/search/command-palette';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseTheme } from '../browser/theme/theme';
import { PATHS } from '../app/routing/paths';
import { searchGroups, type SearchAction, type SearchGroup } from './search-groups';

export interface SearchScreenProps {
  /** The query typed so far. */
  readonly typed: string;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

interface Shown {
  readonly query: string;
  readonly groups: readonly SearchGroup[];
}

const entriesOf = (groups: readonly SearchGroup[]) => groups.flatMap(({ entries }) => entries);

export default function SearchScreen({ typed, onClose, onShortcuts }: SearchScreenProps) {
  const [query, setQuery] = useState(typed);
  const navigate = useNavigate();
  const { needServices, needCountries, needNumbers, ...models } = useUnit({
    services: $services,
    countries: $countries,
    numbers: $activeNumbers,
    serviceNames: $serviceNames,
    needServices: servicesNeeded,
    needCountries: countriesNeeded,
    needNumbers: activeNumbersRequested,
    copy: searchCopyClicked,
    cancel: cancelClicked,
    complete: completeClicked,
    signOut: signOutClicked,
  });
  const cards = useStoreMap({
    store: $numbersNow,
    keys: [],
    fn: ({ facts, now }) =>
      [...facts.numbers.byId.keys()].flatMap((id) => {
        const card = numberCard(facts, id, now);
        return card === null ? [] : [[id, { cancel: card.cancel, complete: card.complete }] as const];
      }),
    updateFilter: isNewView,
  });
  useEffect(() => {
    needServices();
    needCountries();
    needNumbers();
  }, [needServices, needCountries, needNumbers]);

  const findPurchases = useMemo(
    () => createCatalogueSearch(models.services ?? [], models.countries ?? []),
    [models.services, models.countries],
  );
  const [shown, setShown] = useState<Shown>({ query, groups: [] });
  const groups = searchGroups(
    query,
    { ...models, findPurchases, numbers: models.numbers ?? [], cards: new Map(cards) },
    query === shown.query ? shown.groups : [],
  );
  // Without a query the numbers come first, however late they load.
  const hasPlaces = query !== '' || models.numbers !== null;
  if (query !== shown.query || (hasPlaces && entriesOf(groups).length > entriesOf(shown.groups).length))
    setShown({ query, groups });
  const act = (action: SearchAction): void => {
    switch (action.kind) {
      case 'open':
        void navigate(action.path);
        break;
      case 'copy':
        models.copy({ id: action.id, what: action.what });
        break;
      case 'cancel':
        models.cancel(action.id);
        break;
      case 'complete':
        // The card has the undo.
        void navigate(PATHS.activeNumbers);
        models.complete(action.id);
        break;
      case 'theme':
        chooseTheme(action.theme);
        break;
      case 'shortcuts':
        onShortcuts();
        break;
      case 'sign-out':
        models.signOut();
        break;
    }
  };

  return (
    <CommandPalette
      query={query}
      onQuery={setQuery}
      groups={groups}
      onChoose={(id) => {
        const action = entriesOf(groups).find((entry) => entry.id === id)?.action;
        if (action == null) return;
        onClose();
        act(action);
      }}
      onClose={onClose}
    />
  );
}
