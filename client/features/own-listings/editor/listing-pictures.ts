export const maxPictures = 8

/** Moves a picture one place earlier or later; the first is the cover. */
export const movePicture = (images: readonly string[], index: number, by: -1 | 1) => {
  const rest = images.filter((_, at) => at !== index)
  return [...rest.slice(0, index + by), ...images.slice(index, index + 1), ...rest.slice(index + by)]
}

export const isDrawn = (path: string) => path.startsWith('/artwork/cover/')

/** The cover that the server draws for a listing, in the style of its category. */
export const drawnCover = (id: string, category = '') => `/artwork/cover/${category || 'business-products'}/${id}.svg`
