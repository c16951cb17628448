import { createHandlers } from '../transport/msw-handlers';
import { createWorld } from '../world/create-world';

/**
 * The world behind `handlers`: an account with numbers and deposits. Its clock is frozen until
 * `world.advance`.
 */
export const world = createWorld('demo');

/** For `setupWorker(...handlers)` and `setupServer(...handlers)`. */
export const handlers: ReturnType<typeof createHandlers> = createHandlers(world);

export { createHandlers };
