import { SERVER_RESTRICTIONS_MAX } from '../../limits';

/** Severity of a server restriction. */
export type RestrictionKind = 'warning' | 'info' | 'tip';

/** A server restriction of a selection. The text is untrusted. */
export interface ServerRestriction {
  readonly kind: RestrictionKind;
  readonly text: string;
}

/** The server's restrictions of a service in a country; fields may be missing. */
export interface RestrictionsResponse {
  readonly serviceAvailable: boolean;
  readonly recommendations: readonly { readonly type: RestrictionKind; readonly message: string }[];
}

/** Order of the severities, from the top. */
const SEVERITY_ORDER: Readonly<Record<RestrictionKind, number>> = { warning: 0, info: 1, tip: 2 };

const NOT_AVAILABLE: ServerRestriction = {
  kind: 'warning',
  text: 'Unavailable here right now. Your purchase may fail.',
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
