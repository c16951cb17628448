const PARAM = 'world';

/** The address of this page with a saved world. */
export const worldAddress = (code: string): string => {
  const url = new URL(window.location.href);
  url.searchParams.delete('scenario');
  url.searchParams.set(PARAM, code);
  return url.href;
};

/** Takes the saved world out of the address, so that a reload continues in the present one; null without any. */
export const takeWorld = (): string | null => {
  const url = new URL(window.location.href);
  const code = url.searchParams.get(PARAM);
  if (code === null) return null;
  url.searchParams.delete(PARAM);
  window.history.replaceState(window.history.state, '', url);
  return code;
};
