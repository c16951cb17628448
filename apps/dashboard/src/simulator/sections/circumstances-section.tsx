import { Switch } from '@sms/ui/primitives/switch';
import { Section, type SectionProps } from '../section';

/** Switches for conditions that last until they are switched off, each with its name in `npm run api`. */
export function CircumstancesSection({ state, controls, perform }: SectionProps) {
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
