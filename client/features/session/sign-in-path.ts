/** To the door, and back to here. */
export const signInPath = (here: string) => `/login?next=${encodeURIComponent(here)}`
