import { historyPageClamped, historyScreen, historyUrlChanged } from '@sms/domain/history/list/history-list';
import {
  historyAddress,
  readHistoryQuery,
  WHOLE_HISTORY,
  type HistoryQuery,
} from '@sms/domain/history/list/history-query';
import { HISTORY_SEARCH_DELAY_MS } from '@sms/domain/limits/tuning';
import { scopeBind, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createEventHook } from '../../app/hooks/create-event-hook';
import { openScreen, useScreen, useScreenNavigate } from '../../app/hooks/use-screen';

/** Opens the whole history. */
export const openHistory = (scope: Scope): void => {
  openScreen(historyScreen)(scope);
  scopeBind(historyUrlChanged, { scope })('');
};

const usePageClamped = createEventHook(historyPageClamped);

/**
 * Filters, search and page of the history. The address holds them, so that a view can be shared and Back
 * works; the model follows it. A change of a filter leads to page 1.
 */
export const useHistoryAddress = () => {
  const [fields] = useSearchParams();
  const address = fields.toString();
  // From the address itself, so that the filters of a shared link are in the first paint and shift nothing.
  const query = readHistoryQuery(address);
  useScreen(historyScreen);
  const changed = useUnit(historyUrlChanged);
  useEffect(() => void changed(address), [changed, address]);

  const navigate = useScreenNavigate();
  const go = (changes: Partial<HistoryQuery>, replace = false) => {
    const search = historyAddress({ ...query, page: 1, ...changes });
    navigate({ search }, { replace, preventScrollReset: true });
  };
  // Back does not return to a page that the list does not have.
  usePageClamped((page) => go({ page }, true));

  const [searchText, typeSearch] = useTypedSearch(query.search, (search) => go({ search }));
  const clear = () => {
    typeSearch('');
    go(WHOLE_HISTORY);
  };
  return { query, go, clear, searchText, typeSearch };
};

/** The search as typed; `settle` gets it without spaces around it, 300 ms after its last change. */
const useTypedSearch = (search: string, settle: (text: string) => void) => {
  // Null: as the address says.
  const [typed, setTyped] = useState<string | null>(null);
  // An address that follows the typing, perhaps late, must not overwrite what was typed since.
  const [last, setLast] = useState({ search, settled: search });
  if (search !== last.search) {
    setLast({ ...last, search });
    if (search !== last.settled) setTyped(null);
  }
  const follow = useEffectEvent((text: string) => {
    if (text === search) return;
    setLast({ search, settled: text });
    settle(text);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => follow(typed.trim()), HISTORY_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? search, setTyped] as const;
};
