import { TextField } from '@sms/ui/primitives/text-field';
import { useId, useState } from 'react';
import { Command, Commands } from '../section';

interface AnswerFormProps {
  /** The call to answer. */
  readonly operation: string;
  /** The last response, or an example, with which the form is filled. */
  readonly status: number;
  readonly response: unknown;
  readonly onAnswer: (status: number, body: string, delayMs: number) => void;
}

const MS_PER_SECOND = 1_000;

/** Sets status, body and delay of the next response to a call. */
export function AnswerForm({ operation, status: last, response, onAnswer }: AnswerFormProps) {
  const id = useId();
  const [status, setStatus] = useState(String(last));
  const [delay, setDelay] = useState('0');
  const [body, setBody] = useState(
    typeof response === 'object' && response !== null ? JSON.stringify(response, null, 2) : '',
  );
  const isStatus = /^[2-5]\d\d$/.test(status);
  const isDelay = /^\d+(\.\d+)?$/.test(delay);

  return (
    <div className="flex flex-col gap-2 pt-2">
      <TextField
        label="Status"
        inputMode="numeric"
        value={status}
        onChange={setStatus}
        error={isStatus ? undefined : 'From 200 to 599'}
      />
      <TextField
        label="Delay (s)"
        inputMode="decimal"
        value={delay}
        onChange={setDelay}
        error={isDelay ? undefined : 'A number of seconds'}
      />
      <label htmlFor={id} className="text-sm font-medium text-ink">
        Body
      </label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        className="rounded-control border border-line-strong bg-surface p-2 font-mono text-xs text-ink"
      />
      <Commands>
        <Command
          disabled={!isStatus || !isDelay}
          onClick={() => onAnswer(Number(status), body, Number(delay) * MS_PER_SECOND)}
        >
          {`Answer the next ${operation}`}
        </Command>
      </Commands>
    </div>
  );
}
