import { readDecimalText } from '@sms/domain/lib';
import { Select } from '@sms/ui/primitives/select';
import { TextField } from '@sms/ui/primitives/text-field';
import { useState } from 'react';
import { Command, Commands, Section, type SectionProps } from '../section';
import { usePick } from '../use-pick';

/** Settles or fails open payments, and adds money to the balance without one. */
export function MoneySection({ state, controls, perform }: SectionProps) {
  const { picked, ...list } = usePick(state.payments);
  const [naira, setNaira] = useState('15000');
  const amount = readDecimalText(naira) ?? 0;

  return (
    <Section title="Money">
      {picked === null ? (
        <p className="text-ink-muted">No open payment.</p>
      ) : (
        <>
          <Select label="Payment" {...list} />
          <Commands>
            <Command onClick={() => perform('Payment settled', controls.settlePayment(picked))}>
              Settle
            </Command>
            <Command onClick={() => perform('Payment failed', controls.failPayment(picked))}>Fail</Command>
          </Commands>
        </>
      )}
      <TextField label="Funds to add (NGN)" inputMode="decimal" value={naira} onChange={setNaira} />
      <Commands>
        <Command disabled={!(amount > 0)} onClick={() => perform('Funds added', controls.addFunds(amount))}>
          Add to the balance
        </Command>
      </Commands>
    </Section>
  );
}
