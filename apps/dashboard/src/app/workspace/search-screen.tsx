import {
  $activeNumbers,
  activeNumbersRequested,
  cancelClicked,
  cardsShown,
  completeClicked,
  $countries,
  $numberCards,
  $serviceNames,
  $services,
  countriesNeeded,
  searchCopyClicked,
  servicesNeeded,
  signOutClicked,
} from '@sms/domain';
import { createCatalogueSearch } from '@sms/domain/rules';
import { CommandPalette } from '@sms/ui/shell/command-palette';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseTheme } from '../../browser/theme/theme';
import { PATHS } from '../routing/paths';
import { searchGroups, type SearchAction } from './search-groups';

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

export default function SearchScreen({ onClose, onShortcuts }: SearchScreenProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const {
    services,
    countries,
    numbers,
    cards,
    serviceNames,
    needServices,
    needCountries,
    needNumbers,
    show,
    copy,
    cancel,
    complete,
    signOut,
  } = useUnit({
    services: $services,
    countries: $countries,
    numbers: $activeNumbers,
    cards: $numberCards,
    serviceNames: $serviceNames,
    needServices: servicesNeeded,
    needCountries: countriesNeeded,
    needNumbers: activeNumbersRequested,
    show: cardsShown,
    copy: searchCopyClicked,
    cancel: cancelClicked,
    complete: completeClicked,
    signOut: signOutClicked,
  });
  useEffect(() => {
    needServices();
    needCountries();
    needNumbers();
    show();
  }, [needServices, needCountries, needNumbers, show]);

  const findPurchases = useMemo(
    () => createCatalogueSearch(services ?? [], countries ?? []),
    [services, countries],
  );
  const groups = searchGroups(query, {
    findPurchases,
    numbers: numbers ?? [],
    cards,
    serviceNames,
  });
  const act = (action: SearchAction): void => {
    switch (action.kind) {
      case 'open':
        void navigate(action.path);
        break;
      case 'copy':
        copy({ id: action.id, what: action.what });
        break;
      case 'cancel':
        cancel(action.id);
        break;
      case 'complete':
        // The card has the undo.
        void navigate(PATHS.activeNumbers);
        complete(action.id);
        break;
      case 'theme':
        chooseTheme(action.theme);
        break;
      case 'shortcuts':
        onShortcuts();
        break;
      case 'sign-out':
        signOut();
        break;
    }
  };

  return (
    <CommandPalette
      query={query}
      onQuery={setQuery}
      groups={groups}
      onChoose={(id) => {
        onClose();
        const chosen = groups.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
        if (chosen !== undefined) act(chosen.action);
      }}
      onClose={onClose}
    />
  );
}
