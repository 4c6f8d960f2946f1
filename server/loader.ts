import DataLoader from 'dataloader'

export type Loader<Value> = DataLoader<string, Value>

/** Batches one request's look-ups into one query and answers in the order asked; `keyOf` tells which key a row is for. */
export const loaderOfOne = <Row>(fetch: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string) =>
  new DataLoader<string, Row | undefined>(async (keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [keyOf(row), row]))
    return keys.map((key) => rows.get(key))
  })

/** The same for several rows to a key, in the order in which they were fetched. */
export const loaderOfMany = <Row>(fetch: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string) =>
  new DataLoader<string, Row[]>(async (keys) => {
    const rows = new Map<string, Row[]>(keys.map((key) => [key, []]))
    for (const row of await fetch(keys)) rows.get(keyOf(row))?.push(row)
    return keys.map((key) => rows.get(key) ?? [])
  })

/** What another row refers to is there, or the database is broken. */
export const found = <Row>(row: Row | undefined, id: string): Row => {
  if (row === undefined) throw new Error(`Nothing has the id ${id}, though it is referred to`)
  return row
}
