import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $numberFacts } from '@sms/domain/numbers/cards/number-facts';
import { factsOf, numberView } from '@sms/domain/numbers/cards/number-view';
import { $copiedMark, copyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { NumberLine } from '@sms/ui/numbers/number-line';
import { useStoreMap, useUnit } from 'effector-react';
import { useMemo } from 'react';

interface NumberCodeProps {
  readonly id: string;
  /** True for a code that has just arrived. */
  readonly isNew: boolean;
}

/** The code of a number on its card; nothing without one. */
export function NumberCode({ id, isNew }: NumberCodeProps) {
  const facts = useStoreMap({
    store: $numberFacts,
    keys: [id],
    fn: (all, [of]) => factsOf(all, of),
    updateFilter: isNewView,
  });
  const isCopied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => mark?.id === id && mark.what === 'code',
  });
  const copy = useUnit(copyClicked);
  const view = useMemo(() => facts && numberView(facts), [facts]);
  if (view?.code === undefined) return null;
  const { code, service, isNewestCode } = view;
  return (
    <NumberLine.Code
      {...{ code, service, isNewestCode, isCopied }}
      isCodeNew={isNew}
      onCopy={() => copy({ id, what: 'code' })}
    />
  );
}
