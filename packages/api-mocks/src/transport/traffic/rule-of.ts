const rules = new WeakMap<Response, string>();

/** Remembers what decided a response. No header, so that a caller sees none. */
export const decidedBy = (rule: string, response: Response): Response => {
  rules.set(response, rule);
  return response;
};

/** What decided a response; null for an ordinary one. */
export const ruleOf = (response: Response): string | null => rules.get(response) ?? null;
