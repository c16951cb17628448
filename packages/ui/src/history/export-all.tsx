import { useId, useState } from 'react';

import { Button } from '../primitives/buttons/button';
import { countOf, formatCount } from '../primitives/count';
import { FormError } from '../primitives/forms/form-error';
import { Select } from '../primitives/forms/select';

export interface ExportAllProgress {
  /** `waiting`: rate limit reached; the export continues automatically. */
  phase: 'reading' | 'waiting' | 'stopped' | 'failed' | 'done';
  /** Purchases read so far. */
  read: number;
  /** Total purchases; undefined while unknown. */
  total?: number | undefined;
  /** How long the rest takes, in minutes; undefined while unknown. */
  minutesLeft?: number | undefined;
  /** Reason for the failure. */
  error?: string | undefined;
}

export interface ExportAllProps {
  /** The running export, or the last one; undefined before the first. */
  progress?: ExportAllProgress | undefined;
  /** Called with the format; starts from the first page. */
  onStart: (format: 'csv' | 'json') => void;
  /** Called when the user stops; loaded pages are kept. */
  onStop: () => void;
  onResume: () => void;
}

const FORMATS = [
  { value: 'csv', label: 'CSV, for spreadsheets' },
  { value: 'json', label: 'JSON, for programs' },
] as const;

const WORDS: Readonly<Record<ExportAllProgress['phase'], string>> = {
  reading: 'Loading...',
  waiting: 'The server allows no more calls right now. The export continues by itself.',
  stopped: 'You stopped the export. Its progress is kept until you reload the page.',
  failed: 'The export ended early because of an error. Resume it to continue.',
  done: 'The file is saved.',
};

const amountOf = ({ phase, read, total }: ExportAllProgress): string => {
  if (total === undefined || (phase === 'done' && read >= total)) return countOf(read, 'purchase');
  return `${formatCount(read)} of ${countOf(total, 'purchase')}`;
};

const timeLeft = ({ phase, minutesLeft }: ExportAllProgress): string => {
  if (minutesLeft === undefined || (phase !== 'reading' && phase !== 'waiting')) return '';
  return minutesLeft <= 1 ? ' · about a minute left' : ` · about ${minutesLeft} minutes left`;
};

/**
 * Exports all purchases of the filtered history as one file, page by page, with progress. In the dialog
 * behind 'Export all pages' of the history. Not for the current page: 'Export CSV' exports it at once.
 */
export function ExportAll({ progress, onStart, onStop, onResume }: ExportAllProps) {
  const [format, setFormat] = useState<'csv' | 'json'>('csv');
  const wordsId = useId();
  const phase = progress?.phase;
  const isUnderWay = phase === 'reading' || phase === 'waiting';
  const canResume = phase === 'stopped' || phase === 'failed';
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">
        Exports all purchases that match your filters. You can close this dialog and keep working; a reload
        starts the export again.
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
            className="progress h-2 w-full rounded-pill"
          />
          <p role="status" id={wordsId} className="text-sm text-ink tabular-nums">
            <strong className="font-semibold">
              {amountOf(progress)}
              {timeLeft(progress)}
            </strong>
            {` · ${WORDS[progress.phase]}`}
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
