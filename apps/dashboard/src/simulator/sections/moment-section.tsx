import { Disclosure } from '@sms/ui/primitives/disclosure';
import { useId, useState, type ChangeEvent } from 'react';
import { saveFile } from '../../browser/save-file';
import type { SavedMoment } from '../controls';
import { Command, Commands, Section, TextBlock, type SectionProps } from '../section';
import { worldAddress } from '../world-address';

const NO_WORLD =
  'This file has no world that this version can open. Nothing was changed: choose another file.';

const TOO_LONG = 'This world does not fit into a link of 8 kB. Save it as a file instead.';

/** Takes a saved moment elsewhere: as a file, a link or a scenario. */
function Saved({ moment, perform }: Pick<SectionProps, 'perform'> & { readonly moment: SavedMoment }) {
  const hint = useId();
  const { file, code, scenario } = moment;
  const copy = (done: string, text: string) => perform(done, navigator.clipboard.writeText(text));
  return (
    <>
      <Commands>
        <Command onClick={() => saveFile({ name: 'world.json', type: 'application/json', text: file })}>
          Save as file
        </Command>
        <Command
          disabled={code === null}
          describedBy={hint}
          onClick={() => code !== null && copy('Link copied', worldAddress(code))}
        >
          Copy link
        </Command>
      </Commands>
      <p id={hint} className="text-xs text-ink-muted">
        {code === null ? TOO_LONG : 'Both contain the sessions and passwords of the simulated accounts.'}
      </p>
      <Disclosure summary="As scenario">
        <div className="flex flex-col gap-2 pt-2">
          <TextBlock label="Scenario" text={scenario} />
          <Commands>
            <Command onClick={() => copy('Scenario copied', scenario)}>Copy scenario</Command>
          </Commands>
        </div>
      </Disclosure>
    </>
  );
}

/** Saves the world as it is now, and opens a saved one. */
export function MomentSection({ controls, perform }: Omit<SectionProps, 'state'>) {
  const file = useId();
  const [moment, setMoment] = useState<SavedMoment | null>(null);
  const [error, setError] = useState<string | null>(null);

  const load = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (chosen === undefined) return;
    const loaded = chosen.text().then((text) => controls.load(text));
    void loaded.then((isLoaded) => setError(isLoaded ? null : NO_WORLD));
  };
  return (
    <Section title="Moment">
      <Commands>
        <Command onClick={() => perform('Moment saved', controls.save().then(setMoment))}>
          Save this moment
        </Command>
      </Commands>
      {moment !== null && <Saved moment={moment} perform={perform} />}
      <label htmlFor={file} className="text-sm font-medium text-ink">
        Open a saved world
      </label>
      <input
        id={file}
        type="file"
        accept=".json,application/json"
        onChange={load}
        className="text-xs text-ink-muted file:mr-2 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-3 file:py-1.5 file:text-sm file:font-medium file:text-ink"
      />
      {error !== null && (
        <p role="alert" className="text-xs text-error">
          {error}
        </p>
      )}
    </Section>
  );
}
