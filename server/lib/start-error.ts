/** A reason why the server can't start, in one line that says what to do. */
export class StartError extends Error {}
