/** A world in a Node process, for tests: `createWorld` makes it, and nothing is intercepted. */
export { connect } from '../transport/connect';
export { respond } from '../transport/respond';
