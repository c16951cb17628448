import type { IncomingMessage, ServerResponse } from 'node:http';

/** A difference as it is shown: its name, with kinds of values only. */
export interface Finding {
  readonly line: string;
  /** True for a difference of the profile. */
  readonly isKnown: boolean;
}

/** Address of the page; no server has it. */
export const LIVE_PAGE = '/contract-proxy';

const EVENTS = `${LIVE_PAGE}/events`;

// All texts of the server are set as text content.
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Differences from the contract</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: auto; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; }
  h2 { font-size: 1.125rem; margin-block: 1.5rem .5rem; }
  ol { margin: 0; padding-inline-start: 2.5rem; }
  li { padding-block: .25rem; font-family: ui-monospace, monospace; font-size: .875rem; }
  #new li { color: light-dark(#b3261e, #ffb4ab); }
  ol:empty::after { content: 'None so far'; margin-inline-start: -2.5rem; }
</style>
<h1>Differences from the contract</h1>
<p role="status">Connecting…</p>
<h2>New</h2>
<ol id="new" aria-live="polite"></ol>
<h2>Known of this server</h2>
<ol id="known"></ol>
<script>
  const lists = { new: document.querySelector('#new'), known: document.querySelector('#known') };
  const status = document.querySelector('[role=status]');
  const events = new EventSource('${EVENTS}');
  events.onopen = () => {
    for (const list of Object.values(lists)) list.replaceChildren();
    status.textContent = 'Each difference is listed once, as it comes.';
  };
  events.onerror = () => {
    status.textContent = 'The proxy does not answer. Trying again…';
  };
  events.onmessage = ({ data }) => {
    const { line, isKnown } = JSON.parse(data);
    const item = document.createElement('li');
    item.textContent = line;
    lists[isKnown ? 'known' : 'new'].append(item);
  };
</script>
</html>
`;

const eventOf = (finding: Finding): string => `data: ${JSON.stringify(finding)}\n\n`;

/** A page that lists differences as they come. */
export const createLivePage = () => {
  const findings: Finding[] = [];
  const readers = new Set<ServerResponse>();
  return {
    add: (finding: Finding): void => {
      findings.push(finding);
      for (const reader of readers) reader.write(eventOf(finding));
    },
    /** Answers a request for the page. False for any other, which is passed. */
    respond: ({ url, method }: IncomingMessage, outgoing: ServerResponse): boolean => {
      if (method !== 'GET' || (url !== LIVE_PAGE && url !== EVENTS)) return false;
      const type = url === EVENTS ? 'text/event-stream' : 'text/html; charset=utf-8';
      outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      if (url === LIVE_PAGE) outgoing.end(PAGE);
      else {
        outgoing.write(findings.map(eventOf).join('') || '\n');
        readers.add(outgoing);
        outgoing.on('close', () => readers.delete(outgoing));
      }
      return true;
    },
  };
};
