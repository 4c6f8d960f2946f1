import type { ProductFileRow } from '../../database/tables/tables'

/** The versions of each file of a listing. `versions` are those of one listing, in the order of the repository. */
const seriesOf = (versions: readonly ProductFileRow[]) => {
  const series = new Map<string, ProductFileRow[]>()
  for (const file of versions) series.set(file.seriesId, [...(series.get(file.seriesId) ?? []), file])
  return [...series.values()]
}

/** The newest version of each file that today's buyers receive. */
export const currentFiles = (versions: readonly ProductFileRow[]) =>
  seriesOf(versions)
    .flatMap((series) => series.slice(-1))
    .filter(({ removedAt }) => removedAt === null)

/** The files of a purchase: the newest version of each, and the version at the time of purchase, if it differs. Later files are included. */
export const purchasedFiles = (versions: readonly ProductFileRow[], boughtAt: string) =>
  seriesOf(versions).flatMap((series) => {
    const newest = series.at(-1)
    if (!newest || (newest.removedAt !== null && newest.removedAt <= boughtAt)) return []
    const bought = series.findLast(({ createdAt }) => createdAt <= boughtAt)
    return [{ newest, bought: bought && bought.id !== newest.id ? bought : null }]
  })
