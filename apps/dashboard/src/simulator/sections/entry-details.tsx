import type { AddressedFrame, TrafficEntry } from '@sms/api-mocks/browser';
import { Disclosure } from '@sms/ui/primitives/disclosure';
import { useMemo } from 'react';
import type { PendingCall, RecordedCall, RecordedFrame } from '../controls';
import { Command, Commands, TextBlock, type SectionProps } from '../section';
import { AnswerForm } from './answer-form';

const OK = 200;

interface DetailsProps<Entry> extends Omit<SectionProps, 'state'> {
  readonly entry: Entry;
}

const asText = (content: unknown): string => (content === null ? 'None' : JSON.stringify(content, null, 2));

/** Says whether an entry fits the contract. */
function Contract({ entry, controls }: Pick<DetailsProps<TrafficEntry>, 'entry' | 'controls'>) {
  // Checked when opened: a check of each entry would take longer than a call may cost.
  const findings = useMemo(() => controls.findingsOf(entry), [controls, entry]);
  if (findings === null) return <p>Contract: not checked</p>;
  if (findings.length === 0) return <p>Contract: fits</p>;
  return (
    <div>
      <p>Contract: differs in {findings.length === 1 ? 'one place' : `${findings.length} places`}</p>
      <ul className="list-disc pl-4 break-words">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </div>
  );
}

/** What decided the response of a call, and whether it fits. */
function Outcome({ entry, controls }: Pick<DetailsProps<RecordedCall>, 'entry' | 'controls'>) {
  const { operation, durationMs, rule, budget } = entry;
  return (
    <>
      <p>
        {operation ?? 'Unknown address'}, {durationMs} ms
      </p>
      <p>Decided by: {rule ?? 'no rule, an ordinary answer'}</p>
      <Contract entry={entry} controls={controls} />
      <p>
        {budget === null
          ? 'Budget: no limit'
          : `Budget: ${budget.left} ${budget.limiter} calls left in that minute`}
      </p>
    </>
  );
}

function CallDetails({ entry, controls, perform }: DetailsProps<RecordedCall | PendingCall>) {
  const { request } = entry;
  const operation = controls.operations.find((name) => name === entry.operation);
  const answer = entry.kind === 'call' && entry.status !== 0 ? entry : null;
  const copy = () => perform('Copied as curl', navigator.clipboard.writeText(controls.curlOf(entry)));
  return (
    <>
      {entry.kind === 'call' ? (
        <Outcome entry={entry} controls={controls} />
      ) : (
        <p>{operation ?? 'Unknown address'}, no response yet</p>
      )}
      {request !== null && <TextBlock label="Request" text={asText(request)} />}
      {entry.kind === 'call' && <TextBlock label="Response" text={asText(entry.response)} />}
      <Commands>
        <Command onClick={copy}>Copy as curl</Command>
      </Commands>
      {operation !== undefined && (
        <Disclosure summary="Answer differently next time">
          <AnswerForm
            operation={operation}
            status={answer?.status ?? OK}
            response={answer === null ? controls.exampleOf(operation) : answer.response}
            onAnswer={(next, body, delayMs) =>
              perform(`Next ${operation}: ${next}`, controls.answerNext(operation, next, body, delayMs))
            }
          />
        </Disclosure>
      )}
    </>
  );
}

const isAddressed = (frame: unknown): frame is AddressedFrame =>
  typeof frame === 'object' && frame !== null && 'userId' in frame;

function FrameDetails({ entry, controls, perform }: DetailsProps<RecordedFrame>) {
  const { frame, from } = entry;
  return (
    <>
      <Contract entry={entry} controls={controls} />
      <TextBlock label={from === 'server' ? 'Received' : 'Sent'} text={asText(frame)} />
      {from === 'server' && isAddressed(frame) && (
        <>
          <Commands>
            <Command onClick={() => perform('Sent again', controls.sendFrame(frame))}>
              Send this frame again
            </Command>
          </Commands>
          <p className="text-ink-muted">It has the same message id: the dashboard ignores a duplicate.</p>
        </>
      )}
    </>
  );
}

/** What an entry contains, what decided it, and what can be done with it. */
export function EntryDetails({ entry, ...rest }: DetailsProps<TrafficEntry>) {
  if (entry.kind === 'websocket') return null;
  return (
    <div className="mb-2 ml-1 flex flex-col gap-2 border-l-2 border-line py-1 pr-1 pl-3 text-xs">
      {entry.kind === 'frame' ? (
        <FrameDetails entry={entry} {...rest} />
      ) : (
        <CallDetails entry={entry} {...rest} />
      )}
    </div>
  );
}
