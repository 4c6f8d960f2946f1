/** Most pictures a listing has. */
export const mostPictures = 8

/** One picture a place earlier or later; the first is the cover. */
export const moved = (images: readonly string[], index: number, by: -1 | 1) => {
  const rest = images.filter((_, at) => at !== index)
  return [...rest.slice(0, index + by), ...images.slice(index, index + 1), ...rest.slice(index + by)]
}

export const isDrawn = (path: string) => path.startsWith('/artwork/cover/')

/** The cover that is drawn for a listing; the server gives it the manner of the category. */
export const drawnCover = (id: string, category = '') => `/artwork/cover/${category || 'business-products'}/${id}.svg`
