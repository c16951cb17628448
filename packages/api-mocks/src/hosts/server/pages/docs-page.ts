import { isJsonObject, type JsonObject } from '@sms/domain/contracts';
import { readContract } from './contract-documents';

const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Text of a description: code in backquotes, the rest plain. */
const prose = (text: unknown): string =>
  escaped(text ?? '')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\n\n/g, '<br>');

const json = (value: unknown): string => escaped(JSON.stringify(value, null, 2));

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const nameOf = (reference: unknown): string => String(reference).split('/').at(-1) ?? '';

const typeOf = (value: unknown): string => {
  const { $ref, type, items, format, anyOf, enum: values, additionalProperties } = asObject(value);
  if ($ref !== undefined) return `<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`;
  if (Array.isArray(values)) return values.map((one) => `<code>${escaped(one)}</code>`).join(' or ');
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(' or ');
  if (items !== undefined) return `list of ${typeOf(items)}`;
  if (isJsonObject(additionalProperties)) return `map of ${typeOf(additionalProperties)}`;
  return [[type].flat().join(' or '), format]
    .filter((part) => part !== undefined)
    .map(escaped)
    .join(', ');
};

const row = (name: string, isRequired: boolean, schema: unknown, description: unknown): string =>
  `<dt><code>${escaped(name)}</code>${isRequired ? '' : ' (optional)'} ${typeOf(schema)}</dt><dd>${prose(description)}</dd>`;

const table = (rows: readonly string[]): string => (rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`);

const schemaSection = ([name, value]: readonly [string, unknown]): string => {
  const { description, properties, required } = asObject(value);
  const rows = Object.entries(asObject(properties)).map(([field, schema]) =>
    row(field, asList(required).includes(field), schema, asObject(schema)['description']),
  );
  return `<section id="${name}"><h3>${name}</h3><p>${prose(description)}</p>${table(rows) || `<p>${typeOf(value)}</p>`}</section>`;
};

const operationSection = (document: JsonObject, method: string, path: string, value: unknown): string => {
  const { operationId, summary, description, parameters, requestBody, responses } = asObject(value);
  const shared = asObject(document['components']);
  const resolved = (part: unknown): JsonObject => {
    const reference = asObject(part)['$ref'];
    const [, , group = '', name = ''] = typeof reference === 'string' ? reference.split('/') : [];
    return name === '' ? asObject(part) : asObject(asObject(shared[group])[name]);
  };
  const inputs = asList(parameters).map(resolved);
  const body = asObject(asObject(asObject(requestBody)['content'])['application/json']);
  const answers = Object.entries(asObject(responses)).map(([status, response]) => {
    const { description: meaning, content } = resolved(response);
    const { schema, example } = asObject(asObject(content)['application/json']);
    const shown =
      example === undefined ? '' : `<details><summary>Example</summary><pre>${json(example)}</pre></details>`;
    return `<dt>${status} ${typeOf(schema)}</dt><dd>${prose(meaning)}${shown}</dd>`;
  });
  const fields = inputs
    .filter((input) => input['in'] !== 'header')
    .map(
      ({ name, in: place, example = '' }) =>
        `<label>${escaped(name)} <input name="${escaped(name)}" data-in="${escaped(place)}" value="${escaped(example)}"></label> `,
    );
  return `<details id="${escaped(operationId)}"><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${prose(summary)}</summary>
<p>${prose(description)}</p>
${table(inputs.map(({ name, required, schema, description: text }) => row(String(name), required === true, schema, text)))}
${body['schema'] === undefined ? '' : `<p>Body: ${typeOf(body['schema'])}</p>`}
<form data-method="${method.toUpperCase()}" data-path="${escaped(path)}">${fields.join('')}
${body['schema'] === undefined ? '' : `<label>Body<textarea name="body" rows="6">${json(body['example'])}</textarea></label>`}
<button>Try it</button><pre role="status"></pre></form>
${table(answers)}</details>`;
};

const messageSection = ([type, value]: readonly [string, unknown]): string => {
  const { summary, payload, examples } = asObject(value);
  const { data } = asObject(asObject(payload)['properties']);
  return `<details><summary><code>${type}</code> ${prose(summary)}</summary><p>${data === undefined ? '' : typeOf(data)}</p><pre>${json(asObject(asList(examples)[0])['payload'])}</pre></details>`;
};

/** Sends a call with cookies, the access token of the last sign-in, and an anti-forgery token. */
const script = `
let token = '';
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.localName === 'details') target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const status = event.target.querySelector('[role=status]');
  status.textContent = 'Sending…';
  send(event.target).then(
    (text) => (status.textContent = text),
    () => (status.textContent = 'No response'),
  );
});
const send = async (form) => {
  const { method } = form.dataset;
  let { path } = form.dataset;
  const query = new URLSearchParams();
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value));
    else if (value !== '') query.set(name, value);
  }
  const headers = { 'Content-Type': 'application/json' };
  if (token !== '') headers.Authorization = 'Bearer ' + token;
  if (method !== 'GET') headers['X-CSRF-Token'] = (await (await fetch('/api/csrf-token')).json()).csrfToken;
  const response = await fetch('/api' + path + (query.size ? '?' + query : ''), { method, headers, body: form.elements.body?.value });
  const text = await response.text();
  let shown = text;
  try {
    const answer = JSON.parse(text);
    token = answer.accessToken ?? token;
    shown = JSON.stringify(answer, null, 2);
  } catch {}
  return response.status + '\\n' + shown;
};`;

/** Both documents of the contract for people, with a form for every call. */
export const docsPage = async (): Promise<Response> => {
  const [calls, frames] = await Promise.all([readContract('openapi.json'), readContract('asyncapi.json')]);
  const operations = Object.entries(asObject(calls['paths'])).flatMap(([path, methods]) =>
    Object.entries(asObject(methods)).map(([method, value]) => ({
      tag: asList(asObject(value)['tags'])[0],
      section: operationSection(calls, method, path, value),
    })),
  );
  const groups = asList(calls['tags']).map((tag) => {
    const { name, description } = asObject(tag);
    const sections = operations.filter((operation) => operation.tag === name).map(({ section }) => section);
    return `<h3>${prose(description)}</h3>${sections.join('\n')}`;
  });
  const { messages, schemas: frameSchemas } = asObject(frames['components']);
  const schemas = { ...asObject(frameSchemas), ...asObject(asObject(calls['components'])['schemas']) };
  const preface = prose(asObject(calls['info'])['description'])
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .split('<br>')
    .map((paragraph) => `<p>${paragraph}</p>`);
  return new Response(
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>The contract of the SMS Dashboard</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: auto; padding: 1rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin-block: 1.5rem .25rem; }
input, textarea { font: inherit; max-width: 100%; box-sizing: border-box; }
textarea { display: block; width: 100%; font-family: ui-monospace, monospace; }
details { border-block-start: 1px solid light-dark(#ddd, #444); }
details > :not(summary) { margin-inline-start: 1rem; }
section { margin-block: .5rem; }
summary { padding-block: .625rem; cursor: pointer; }
button { min-height: 2.75rem; padding-inline: 1rem; margin-block: .5rem; }
dt { font-weight: 600; } dd { margin-inline-start: 1rem; margin-block-end: .5rem; }
pre { overflow: auto; max-height: 24rem; white-space: pre-wrap; padding: .75rem; background: light-dark(#f3f3f5, #222226); border-radius: .375rem; }
pre:empty { display: none; }</style></head>
<body><h1>The contract of the SMS Dashboard</h1>
<p>As files: <a href="/openapi.json">openapi.json</a>, <a href="/asyncapi.json">asyncapi.json</a>. Sign in with <a href="#login">login</a> to try the other calls.</p>
<details><summary>Conventions</summary>${preface.join('\n')}</details>
<h2>Calls</h2>${groups.join('\n')}
<h2>Messages of the websocket</h2>${Object.entries(asObject(messages)).map(messageSection).join('\n')}
<h2>Schemas</h2>${Object.entries(schemas).map(schemaSection).join('\n')}
<script>${script}</script></body>
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Content-Type-Options': 'nosniff' } },
  );
};
