/** Conventions of every call, for server developers: the introduction of the OpenAPI document. */
export const conventions = `Every call the dashboard makes. Generated from packages/domain/src/contracts; do not edit by hand.

**Envelope.** Success: \`{ success: true, data?, message?, pagination? }\`; the session calls answer with fields beside
\`success\`, the dashboard calls without an envelope. Failure: \`{ success: false, error, message, code }\`, where
\`error\` and \`message\` carry the same human text and \`code\` is what the client decides by.

**Bodies.** JSON, with \`Content-Type: application/json\`. A body of any other type is ignored, so that a call which needs
one is refused with 400 \`VALIDATION_ERROR\`.

**Sign-in.** The access token lives for 15 minutes and is sent as \`Authorization: Bearer …\`; the client keeps it in
memory only. Signing in and registering also set the cookie \`refreshToken\` (7 days, path \`/api/auth/refresh\`,
httpOnly), which \`POST /auth/refresh\` turns into a new access token without changing the cookie. On 401 the client
refreshes once and repeats the call once.

**Anti-forgery.** \`GET /csrf-token\` sets the cookie \`_csrf\` (httpOnly) and answers with the token that belongs to it.
Every POST, PUT, PATCH and DELETE carries that token as \`X-CSRF-Token\`. The server checks it on \`/numbers\`,
\`/payments\` and \`/dashboard\`, before anything else, and refuses with 403 \`CSRF_ERROR\`; the client then fetches a new
token and repeats the call once. \`/health\` and \`/auth/refresh\` carry the header \`X-Skip-Auth-Interceptor: true\`.

**Duplicate calls.** Over HTTP/1.1 a browser itself resends a POST when a reused connection breaks before the response
arrives. Calls that move money therefore carry an \`Idempotency-Key\`, a UUID for each click, with which a server may
execute the call once: the same key of the same user on the same path gets the same response. To an API of another
origin the client sends it only if it is configured to, since that origin has to allow the header.

**Order of checks.** Anti-forgery, sign-in, rate limits, content, and only then the call itself.

**Values.** Ids of users, numbers and deposits are JSON numbers; activation ids, transaction references, country,
service and operator codes are text. Moments are ISO 8601 in UTC; what has not happened is null. Money in USD and naira is
a JSON number, except in the list of deposits, where it is text. An unset filter is left out of the query.

**Rate limits.** 429 with \`Retry-After\` in whole seconds.

**Other origins.** Listed origins may call with credentials; a preflight is answered with 204; any other origin gets
403 \`{ success: false, error: "CORS error" }\`.

**Payments.** \`payment_link\` leads to the payment provider, whose page returns to \`/transactions\` of the dashboard with
\`status\` (\`successful\`, \`completed\`, \`cancelled\` or \`failed\`), \`tx_ref\` and, unless cancelled, \`transaction_id\`.
The client trusts none of them and calls \`GET /payments/status/{txRef}\` and \`POST /payments/verify/{txRef}\`.`;
