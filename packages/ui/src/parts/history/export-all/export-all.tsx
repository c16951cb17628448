import { useId, useState } from 'react';

import { Button } from '../../../primitives/button';
import { FormError } from '../../../primitives/form-error';
import { Select } from '../../../primitives/select';

/** How far a file is. */
export interface ExportAllProgress {
  /** `waiting`: until the server allows more calls; the file goes on by itself. */
  phase: 'reading' | 'waiting' | 'stopped' | 'failed' | 'done';
  /** Purchases read so far. */
  read: number;
  /** Purchases in all; leave out while unknown. */
  total?: number | undefined;
  /** Why it failed. */
  error?: string | undefined;
}

export interface ExportAllProps {
  /** Of the file being made, or of the last one; leave out when there was none. */
  progress?: ExportAllProgress | undefined;
  /** Receives the format; begins from the first page. */
  onStart: (format: 'csv' | 'json') => void;
  /** Keeps what was read. */
  onStop: () => void;
  /** Goes on from there. */
  onResume: () => void;
}

const FORMATS = [
  { value: 'csv', label: 'CSV, for spreadsheets' },
  { value: 'json', label: 'JSON, for programs' },
] as const;

const WORDS: Readonly<Record<ExportAllProgress['phase'], string>> = {
  reading: 'Reading…',
  waiting: 'Waiting for the server to allow more. Goes on by itself.',
  stopped: 'Stopped. What was read is kept until you leave or reload the page.',
  failed: 'Stopped by an error. What was read is kept.',
  done: 'Saved.',
};

const amountOf = ({ phase, read, total }: ExportAllProgress): string => {
  if (total === undefined || (phase === 'done' && read >= total)) return `${read} purchases`;
  return `${read} of ${total} purchases`;
};

/** Saves every purchase of the filtered history, page by page, and shows how far it is. */
export function ExportAll({ progress, onStart, onStop, onResume }: ExportAllProps) {
  const [format, setFormat] = useState<'csv' | 'json'>('csv');
  const wordsId = useId();
  const phase = progress?.phase;
  const isUnderWay = phase === 'reading' || phase === 'waiting';
  const canResume = phase === 'stopped' || phase === 'failed';
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">
        Saves every purchase that your filters show, from all pages. A long history takes a few minutes; you
        can close this and go on working.
      </p>
      <Select
        label="Format"
        value={format}
        options={FORMATS}
        onChange={setFormat}
        disabled={isUnderWay || canResume}
      />
      {progress && (
        <div className="flex flex-col gap-2">
          <progress
            aria-labelledby={wordsId}
            value={phase === 'done' ? 1 : progress.read}
            max={phase === 'done' ? 1 : (progress.total ?? 1)}
            className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent-fill forced-colors:appearance-auto"
          />
          <p role="status" id={wordsId} className="text-sm text-ink tabular-nums">
            <strong className="font-semibold">{amountOf(progress)}</strong> · {WORDS[progress.phase]}
          </p>
          {progress.error !== undefined && <FormError>{progress.error}</FormError>}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {isUnderWay && (
          <Button size="lg" onClick={onStop}>
            Stop
          </Button>
        )}
        {canResume && (
          <Button size="lg" variant="primary" onClick={onResume}>
            Resume
          </Button>
        )}
        {!isUnderWay && (
          <Button size="lg" variant={canResume ? 'secondary' : 'primary'} onClick={() => onStart(format)}>
            {canResume ? 'Start over' : 'Export'}
          </Button>
        )}
      </div>
    </div>
  );
}
