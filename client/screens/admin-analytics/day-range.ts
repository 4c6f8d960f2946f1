export const dayRanges = [30, 90, 365] as const

/** The number of days in the address, `?days=90`. Unknown values count as absent. */
export const daysFromParams = (params: URLSearchParams) =>
  dayRanges.find((days) => String(days) === params.get('days')) ?? dayRanges[0]
