import * as v from 'valibot';

/** Form of an id on the wire. Dots and slashes are excluded: `..` would address another call. */
export const PATH_PARAMETER = /^[A-Za-z0-9_-]{1,100}$/;

/** An id in the path of a call. */
export const pathParameter = v.pipe(v.string(), v.regex(PATH_PARAMETER));
