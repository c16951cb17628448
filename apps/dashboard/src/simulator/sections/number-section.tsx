import { Select } from '@sms/ui/primitives/select';
import { TextField } from '@sms/ui/primitives/text-field';
import { useState } from 'react';
import { Command, Commands, Section, type SectionProps } from '../section';
import { usePick } from '../use-pick';

/** Sends an SMS to a bought number, and moves the clock to the moments when it can be cancelled and when it expires. */
export function NumberSection({ state, controls, perform }: SectionProps) {
  const { picked, ...list } = usePick(state.numbers);
  const [code, setCode] = useState('');

  if (picked === null) {
    return (
      <Section title="Number">
        <p className="text-ink-muted">No active number. Buy one first.</p>
      </Section>
    );
  }
  const send = () => perform('SMS sent', controls.sendSms(picked, ...(code === '' ? [] : [code])));
  return (
    <Section title="Number">
      <Select label="Number" hideLabel {...list} />
      <TextField label="SMS code" hint="Empty: six digits" value={code} onChange={setCode} />
      <Commands>
        <Command onClick={send}>Send SMS</Command>
        <Command onClick={() => perform('Can be cancelled now', controls.jumpToCancelWindow(picked))}>
          Jump to cancel window
        </Command>
        <Command onClick={() => perform('Expired', controls.jumpToExpiry(picked))}>Jump to expiry</Command>
      </Commands>
    </Section>
  );
}
