/** Applying needs an account. */
export const applyPath = (jobId: string) => `/login?next=/jobs/${jobId}`
