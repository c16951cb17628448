/** Scheme and host of the API; the page's own unless the build names another. */
export const API_ORIGIN = import.meta.env.VITE_API_ORIGIN || window.location.origin;
