/**
 * Vite's log with one line for a server that does not answer, until it answers again: every call would print
 * a stack.
 * @param {import('vite').Logger} logger
 * @param {string} origin of the server
 */
export const withoutProxyStacks = (logger, origin) => {
  let isDown = false;
  return {
    /** @type {import('vite').Logger} */
    logger: {
      ...logger,
      error: (message, options) => {
        if (!/\bproxy (socket )?error\b/.test(message)) {
          logger.error(message, options);
          return;
        }
        if (isDown) return;
        isDown = true;
        const { code = 'no connection' } = /** @type {{ code?: string }} */ (options?.error ?? {});
        logger.error(`${origin} does not answer (${code}). Calls are passed on as soon as it does.`);
      },
    },
    answered: () => {
      isDown = false;
    },
  };
};
