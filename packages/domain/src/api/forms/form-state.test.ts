import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  draftOf,
  emptyForm,
  shownErrors,
  updateForm,
  type FormAction,
  type FormRules,
  type FormState,
} from './form-state';

interface Values {
  readonly name: string;
  readonly nick: string;
  readonly secret: string;
}

const rules: FormRules<Values, Values> = {
  initial: { name: '', nick: '', secret: '' },
  schema: v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name?'), v.maxLength(3, 'Long')),
    nick: v.pipe(v.string(), v.maxLength(5, 'Long nick')),
    secret: v.pipe(v.string(), v.nonEmpty('Secret?'), v.minLength(2, 'Short')),
  }),
  secrets: ['secret'],
  proposal: { field: 'nick', from: 'name', of: (name) => `~${name}` },
};
const keeping: FormRules<Values, Values> = { ...rules, isShown: ({ isLeft }) => isLeft, isErrorKept: true };

const edit = (field: keyof Values, value: string) => ({ kind: 'edited', field, value }) as const;
const leave = (field: keyof Values) => ({ kind: 'left', field }) as const;
const submit = { kind: 'submitted' } as const;
const refused = { kind: 'settled', error: { fields: { name: 'Taken' }, text: 'No' } } as const;
const filled = [edit('name', ' a '), edit('secret', '12')];
const read = (draft: unknown) => ({ kind: 'restored', draft }) as const;
const clear = { kind: 'cleared', fields: ['secret'] } as const;

const after = (actions: readonly FormAction<Values>[], by = rules): FormState<Values, Values> =>
  actions.reduce<FormState<Values, Values>>(
    (state, action) => updateForm(by, state, action),
    emptyForm(by.initial),
  );

it.each<[string, readonly FormAction<Values>[], object, FormRules<Values, Values>?]>([
  ['untouched', [], {}],
  ['half typed', [edit('name', 'long')], {}],
  ['left', [edit('name', 'long'), leave('name')], { name: 'Long' }],
  ['left empty', [leave('name')], { name: 'Name?' }],
  ['edited again', [leave('name'), edit('name', 'long')], {}],
  ['left, and then changed by another one', [leave('nick'), edit('name', 'longer')], {}],
  ['changed by another one and left', [edit('name', 'longer'), leave('nick')], { nick: 'Long nick' }],
  [
    'edited again where messages follow the typing',
    [leave('name'), edit('name', 'long')],
    { name: 'Long' },
    keeping,
  ],
  ['submitted', [edit('secret', '1'), submit], { name: 'Name?', secret: 'Short' }],
  ['refused by the server', [...filled, submit, refused], { name: 'Taken' }],
  ['refused and left as it is', [...filled, submit, refused, leave('name')], { name: 'Taken' }],
  ['refused and edited', [...filled, submit, refused, edit('name', 'b')], {}],
  ['emptied by the product', [...filled, submit, clear], {}],
  ['of a draft', [read({ name: 'long' }), leave('name')], { name: 'Long' }],
])('form errors: of one %s', (_, actions, errors, by = rules) => {
  expect(shownErrors(by, after(actions, by))).toEqual(errors);
});

it.each<[string, readonly FormAction<Values>[], Partial<Values>]>([
  ['the proposal follows', [edit('name', 'a'), edit('name', 'ab')], { name: 'ab', nick: '~ab' }],
  ['an own value stays', [edit('nick', 'me'), edit('name', 'a')], { name: 'a', nick: 'me' }],
  ['an emptied one follows again', [edit('nick', ''), edit('name', 'a')], { name: 'a', nick: '~a' }],
  ['a restored one stays', [read({ nick: 'me' }), edit('name', 'a')], { name: 'a', nick: 'me' }],
  ['a draft gives no secret', [read({ name: 'a', secret: 'x', other: 'y' })], { name: 'a' }],
  ['a draft gives no other type', [read({ name: 7 })], {}],
  ['a draft never replaces', [edit('name', 'a'), read({ name: 'b' })], { name: 'a', nick: '~a' }],
  ['a damaged draft gives nothing', [read('text')], {}],
  ['an attempt keeps all', [...filled, submit, refused], { name: ' a ', nick: '~ a ', secret: '12' }],
  ['the product empties', [...filled, clear], { name: ' a ', nick: '~ a ' }],
])('form values: %s', (_, actions, values) => {
  expect(after(actions).values).toEqual({ ...rules.initial, ...values });
});

it('form: is sent as the schema reads it, once at a time, and not while it has errors', () => {
  expect(after([submit]).sent).toBeNull();
  const sent = after([...filled, submit]);
  expect(sent.sent).toEqual({ name: 'a', nick: '~ a ', secret: '12' });
  expect(updateForm(rules, sent, submit)).toBe(sent);
  expect(updateForm(rules, sent, refused).sent).toBeNull();
});

it.each<[string, FormRules<Values, Values>, string | undefined]>([
  ['with the next edit', rules, undefined],
  ['with the next attempt, where it is kept', keeping, 'No'],
])('form: why it was refused goes %s', (_, by, text) => {
  const state = after([...filled, submit, refused], by);
  expect(updateForm(by, state, edit('secret', '34')).error?.text).toBe(text);
  expect(updateForm(by, state, submit).error).toBeNull();
});

it.each<[string, FormAction<Values>]>([
  ['a field that is left again', leave('name')],
  ['an attempt that ends once more', { kind: 'settled', error: null }],
  ['no draft', read(null)],
  ['a draft that is as at first', read({ name: '' })],
])('form: is the same after %s', (_, action) => {
  const before = after([leave('name')]);
  expect(updateForm(rules, before, action)).toBe(before);
});

it('form: its draft has everything but the secrets', () => {
  expect(draftOf(rules, { name: 'a', nick: 'b', secret: 'c' })).toEqual({ name: 'a', nick: 'b' });
});

it('form: its values are checked once a letter', () => {
  let checks = 0;
  const counted = v.pipe(
    v.object({ name: v.string(), nick: v.string(), secret: v.string() }),
    v.check(() => (checks += 1) > 0),
  );
  const by: FormRules<Values, Values> = { ...rules, schema: counted, initial: { ...rules.initial } };
  shownErrors(by, after([edit('name', 'a')], by));
  checks = 0;
  const state = after([edit('name', 'a')], by);
  shownErrors(by, state);
  expect(checks).toBe(1);
});
