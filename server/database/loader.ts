import DataLoader from 'dataloader'

/** The loaders of a scope. A commit clears them, because they hold rows from before it. */
export type Loaders = Set<{ clearAll: () => unknown }>

let collecting: Loaders | undefined

/** Adds each loader that `create` creates to the loaders of a scope. */
export const collectLoaders = <Result>(loaders: Loaders, create: () => Result) => {
  const outer = collecting
  collecting = loaders
  try {
    return create()
  } finally {
    collecting = outer
  }
}

/** Batches a request's look-ups into one query. */
export const loaderOf = <Key, Value>(
  fetch: (keys: readonly Key[]) => Promise<Value[]>,
  options?: DataLoader.Options<Key, Value, string>,
) => {
  const loader = new DataLoader<Key, Value, string>(fetch, options)
  collecting?.add(loader)
  return loader
}

/** Loads a row by its key. `keyOf` returns the key of a row. */
export const loaderOfOne = <Row>(fetch: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string) =>
  loaderOf<string, Row | undefined>(async (keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [keyOf(row), row]))
    return keys.map((key) => rows.get(key))
  })

/** Like `loaderOfOne`, by the values of several columns, which only one row has. */
export const loaderByColumns = <Row, Column extends keyof Row>(
  fetch: (keys: readonly Pick<Row, Column>[]) => Promise<Row[]>,
  columns: readonly Column[],
) => {
  const keyOf = (row: Pick<Row, Column>) => columns.map((column) => row[column]).join(' ')
  return loaderOf<Pick<Row, Column>, Row | undefined>(
    async (keys) => {
      const rows = new Map((await fetch(keys)).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(keyOf(key)))
    },
    { cacheKeyFn: keyOf },
  )
}

/** Like `loaderOfOne`, for several rows per key, in the order of the query. */
export const loaderOfMany = <Row>(fetch: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string) =>
  loaderOf<string, Row[]>(async (keys) => {
    const rows = new Map<string, Row[]>(keys.map((key) => [key, []]))
    for (const row of await fetch(keys)) rows.get(keyOf(row))?.push(row)
    return keys.map((key) => rows.get(key) ?? [])
  })
