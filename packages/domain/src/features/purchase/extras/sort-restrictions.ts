import { SERVER_RESTRICTIONS_MAX } from '../../../limits';

/** How much weight a note of the server has. */
export type RestrictionKind = 'warning' | 'info' | 'tip';

/** Something the server says about a choice before it is bought. The text comes from outside. */
export interface ServerRestriction {
  readonly kind: RestrictionKind;
  readonly text: string;
}

/** What the server says about a service in a country, as far as it is told. */
export interface RestrictionsResponse {
  readonly serviceAvailable: boolean;
  readonly recommendations: readonly { readonly type: RestrictionKind; readonly message: string }[];
}

/** Where each kind of note stands, from the top. */
const SEVERITY_ORDER: Readonly<Record<RestrictionKind, number>> = { warning: 0, info: 1, tip: 2 };

const NOT_AVAILABLE: ServerRestriction = {
  kind: 'warning',
  text: 'Not available here at the moment. A purchase may find no number.',
};

/** The notes to show, each once, the weightiest first. A service that is not available is never left without a warning. */
export const sortRestrictions = ({
  serviceAvailable,
  recommendations,
}: RestrictionsResponse): readonly ServerRestriction[] => {
  const byText = new Map<string, ServerRestriction>();
  for (const { type: kind, message } of recommendations) {
    const text = message.trim();
    if (text !== '' && !byText.has(text)) byText.set(text, { kind, text });
  }
  const notes = [...byText.values()].toSorted((a, b) => SEVERITY_ORDER[a.kind] - SEVERITY_ORDER[b.kind]);
  const isWarned = serviceAvailable || notes[0]?.kind === 'warning';
  return (isWarned ? notes : [NOT_AVAILABLE, ...notes]).slice(0, SERVER_RESTRICTIONS_MAX);
};
