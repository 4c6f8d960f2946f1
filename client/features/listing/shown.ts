/** How many a list shows at first, and adds at a time. */
export const pageSize = 24
/** The most the server gives at once. */
const mostAtOnce = 100

/** The address keeps how many of a list are shown, `?show=48`, so that a reload shows as many. Nonsense counts as absent. */
export const shown = (params: URLSearchParams) => {
  const asked = params.get('show') ?? ''
  return Math.min(/^\d{1,6}$/.test(asked) ? Math.max(Number(asked), pageSize) : pageSize, mostAtOnce)
}
