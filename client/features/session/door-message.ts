/** What the page before has done, for the form that comes after it: `navigate('/login', { state: { message } })`. */
export const doorMessage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : undefined
