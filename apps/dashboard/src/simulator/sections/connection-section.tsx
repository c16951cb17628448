import { Select } from '@sms/ui/primitives/select';
import { Command, Commands, Section, type SectionProps } from '../section';
import { usePick } from '../use-pick';

/** Drops the websocket and ends the session. */
export function ConnectionSection({ controls, perform }: Omit<SectionProps, 'state'>) {
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
