interface DueRows<Row extends Place, Place> {
  /** The place before the first row. */
  first: Place
  /** The next rows after a place, in order; none at the end. */
  read: (after: Place) => Promise<Row[]>
  handle: (row: Row) => Promise<unknown>
}

/** Handles rows in batches, one by one. A row that fails is skipped; the last error is thrown at the end. */
export const forEachDue = async <Row extends Place, Place>({ first, read, handle }: DueRows<Row, Place>) => {
  let after = first
  let failure: unknown
  for (;;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) break
    for (const row of rows) await handle(row).catch((error: unknown) => (failure = error))
    after = last
  }
  if (failure !== undefined) throw failure
}
