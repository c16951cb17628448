import { Switch } from '@sms/ui/primitives/forms/switch';
import { Select } from '@sms/ui/primitives/forms/select';
import { readTypedAmount } from '@sms/domain/lib/format/typed-amount';
import { TextField } from '@sms/ui/primitives/forms/text-field';
import { useState } from 'react';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { type SectionProps, Section, Command, Commands } from '../section';
import type { Choice } from '../controls';

/**
 * The selected choice: the first one until another is chosen, and the first again once the chosen one is
 * gone.
 */
const usePick = <Id extends string | number>(choices: readonly Choice<Id>[]) => {
  const [chosen, setChosen] = useState('');
  const current = choices.find(({ id }) => String(id) === chosen) ?? choices[0];
  return {
    /** Null without choices. */
    picked: current?.id ?? null,
    value: String(current?.id ?? ''),
    options: choices.map(({ id, label }) => ({ value: String(id), label })),
    onChange: setChosen,
  };
};

const LEAPS = [1, 5, 15, 60] as const;
const SPEEDS = ['1', '10', '60'] as const;

const clockFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Shows the world's clock, sets its speed and moves it ahead. */
function TimeSection({ state, controls, perform }: SectionProps) {
  return (
    <Section title="Time">
      <p className="font-digits text-base" aria-label="Clock">
        <time dateTime={new Date(state.now).toISOString()}>{clockFormat.format(state.now)}</time>
      </p>
      <Select
        label="Speed"
        value={String(state.speed)}
        options={SPEEDS.map((speed) => ({ value: speed, label: `${speed}×` }))}
        onChange={(speed) => perform(`Runs at ${speed}×`, controls.setSpeed(Number(speed)))}
      />
      <Commands>
        {LEAPS.map((minutes) => (
          <Command
            key={minutes}
            onClick={() => perform(`Advanced by ${minutes} min`, controls.advanceBy(minutes * MINUTE_MS))}
          >
            {`+${minutes} min`}
          </Command>
        ))}
      </Commands>
    </Section>
  );
}

/** Shows the scenario of the world, and starts a new world with the same or another one. */
function ScenarioSection({ state, controls, perform }: SectionProps) {
  const [chosen, setChosen] = useState<string>(state.scenario);
  const scenario = controls.scenarios.find(({ id }) => id === chosen);
  const start = (id: typeof state.scenario) => perform('Restarted', controls.start(id));
  return (
    <Section title="Scenario">
      <Select
        label="Scenario"
        hideLabel
        value={chosen}
        options={controls.scenarios.map(({ id }) => ({ value: id, label: id }))}
        onChange={setChosen}
      />
      <p className="text-xs text-ink-muted">{scenario?.label}</p>
      <Commands>
        <Command onClick={() => scenario && start(scenario.id)}>Start scenario</Command>
        <Command onClick={() => start(state.scenario)}>Reset {state.scenario}</Command>
      </Commands>
    </Section>
  );
}

/**
 * Sends an SMS to a bought number, and moves the clock to the moments when it can be cancelled and when it
 * expires.
 */
function NumberSection({ state, controls, perform }: SectionProps) {
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

/** Settles or fails open payments, and adds money to the balance without one. */
function MoneySection({ state, controls, perform }: SectionProps) {
  const { picked, ...list } = usePick(state.payments);
  const [naira, setNaira] = useState('15000');
  const typed = readTypedAmount(naira, '₦');
  const amount = typed.kind === 'number' ? typed.value : 0;

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

const named = <Name extends string>(names: readonly Name[]) =>
  names.map((name) => ({ id: name, label: name }));

const COUNTS = [
  { id: 1, label: 'once' },
  { id: 3, label: 'three times' },
  { id: Infinity, label: 'always' },
] as const;

/** Makes the next calls of an operation fail in a chosen way. */
function FailureSection({ state, controls, perform }: SectionProps) {
  const { picked: operation, ...operations } = usePick(named(controls.operations));
  const { picked: way, ...ways } = usePick(named(operation === null ? [] : controls.waysToFail(operation)));
  const { picked: times, ...counts } = usePick<number>(COUNTS);

  const fail = () => {
    if (operation === null || way === null || times === null) return;
    perform(`${operation} will fail`, controls.failNext(operation, way, times));
  };
  return (
    <Section title="Failures">
      <Select label="Call" {...operations} />
      <Select label="Failure" {...ways} />
      <Select label="How often" {...counts} />
      <Commands>
        <Command onClick={fail}>Make it fail</Command>
        <Command
          disabled={state.failing.length === 0}
          onClick={() => perform('All calls succeed', controls.clearFailures())}
        >
          Call off
        </Command>
      </Commands>
      {state.failing.length > 0 && (
        <p className="text-xs text-ink-muted">Will fail: {state.failing.join(', ')}</p>
      )}
    </Section>
  );
}

/** Drops the websocket and ends the session. */
function ConnectionSection({ controls, perform }: Omit<SectionProps, 'state'>) {
  const { picked, ...list } = usePick(
    controls.closeCodes.map(({ code, label }) => ({ id: code, label: `${code} ${label}` })),
  );
  const drop = () => {
    if (picked !== null) perform(`Closed with ${picked}`, controls.dropSockets(picked));
  };
  return (
    <Section title="Connection">
      <Select label="Close code" {...list} />
      <Commands>
        <Command onClick={drop}>Drop websocket</Command>
        <Command onClick={() => perform('Session expired', controls.expireSessions())}>
          Expire session
        </Command>
      </Commands>
    </Section>
  );
}

/** Switches for conditions that last until they are switched off, each with its name in `npm run api`. */
function CircumstancesSection({ state, controls, perform }: SectionProps) {
  return (
    <Section title="Circumstances">
      <div className="flex flex-col">
        {state.circumstances.map(({ id, label, isActive }) => (
          <Switch
            key={id}
            label={label}
            hint={id}
            checked={isActive}
            onChange={(next) =>
              perform(`${label}: ${next ? 'on' : 'off'}`, controls.setCircumstance(id, next))
            }
          />
        ))}
      </div>
    </Section>
  );
}

/** All sections, most used first. */
export function Sections({ state, controls, perform }: SectionProps) {
  return (
    <>
      <TimeSection state={state} controls={controls} perform={perform} />
      <NumberSection state={state} controls={controls} perform={perform} />
      <MoneySection state={state} controls={controls} perform={perform} />
      <ConnectionSection controls={controls} perform={perform} />
      <FailureSection state={state} controls={controls} perform={perform} />
      <CircumstancesSection state={state} controls={controls} perform={perform} />
      <ScenarioSection state={state} controls={controls} perform={perform} />
    </>
  );
}
