import DataLoader from 'dataloader'

/** Batches a request's look-ups into one query. `keyOf` returns the key of a row. */
export const loaderOfOne = <Row>(fetch: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string) =>
  new DataLoader<string, Row | undefined>(async (keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [keyOf(row), row]))
    return keys.map((key) => rows.get(key))
  })

/** The same for several rows per key, in the order of the query. */
export const loaderOfMany = <Row>(fetch: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string) =>
  new DataLoader<string, Row[]>(async (keys) => {
    const rows = new Map<string, Row[]>(keys.map((key) => [key, []]))
    for (const row of await fetch(keys)) rows.get(keyOf(row))?.push(row)
    return keys.map((key) => rows.get(key) ?? [])
  })

/** Throws if a referenced row is missing. */
export const assertFound = <Row>(row: Row | undefined, id: string): Row => {
  if (row === undefined) throw new Error(`No row has the id ${id}, which another row refers to`)
  return row
}
