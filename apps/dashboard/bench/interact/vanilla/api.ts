interface Session {
  readonly accessToken: string;
  readonly user: { readonly id: number };
}

const readJson = async <T>(path: string, init?: RequestInit): Promise<T> =>
  (await (await fetch(path, init)).json()) as T;

/** Opens the session of the refresh cookie. */
export const openSession = async (): Promise<Session> => {
  const { csrfToken } = await readJson<{ csrfToken: string }>('/api/csrf-token');
  return readJson('/api/auth/refresh', { method: 'POST', headers: { 'X-CSRF-Token': csrfToken } });
};

/** The `data` field of a response. */
export const read = async <T>({ accessToken }: Session, path: string): Promise<T> => {
  const headers = { Authorization: `Bearer ${accessToken}` };
  return (await readJson<{ data: T }>(path, { headers })).data;
};

/** A message of the server, unchecked. */
export interface Frame {
  readonly type: string;
  readonly data: { readonly activationId: string; readonly code: string; readonly balance: number };
}

/** Subscribes to the messages of the server. */
export const listen = ({ accessToken, user }: Session, onFrame: (frame: Frame) => void): WebSocket => {
  const query = new URLSearchParams({ token: accessToken, userId: String(user.id), version: '2.0' });
  const socket = new WebSocket(`ws://${location.host}/ws?${query}`);
  socket.onmessage = ({ data }: MessageEvent<string>) => onFrame(JSON.parse(data) as Frame);
  return socket;
};
