export const applyPath = (jobId: string) => `/jobs/${jobId}/apply`
