import { $preferences, preferencesChanged, parseLowBalanceAmount } from '@sms/domain/account';
import type { TextFieldState } from '@sms/ui/primitives/text-field';
import { useUnit } from 'effector-react';
import { useState } from 'react';

/** The user's own limit of 'Low Balance' as it is typed; saved whenever it is valid. */
export const useLowBalanceAmount = (): TextFieldState => {
  const { preferences, choose } = useUnit({ preferences: $preferences, choose: preferencesChanged });
  // The stored amount may be read a moment after the screen has mounted.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? preferences.lowBalanceUsd?.toString() ?? '';
  const { message } = parseLowBalanceAmount(value);
  return {
    value,
    error: message ?? undefined,
    onChange: (text) => {
      setTyped(text);
      const { usd, message: reason } = parseLowBalanceAmount(text);
      if (reason === null) choose({ lowBalanceUsd: usd });
    },
  };
};
