interface DueRows<Row extends Cursor, Cursor> {
  /** A cursor before the first row. */
  first: Cursor
  /** Reads the next rows after a cursor, in order. Empty at the end. */
  read: (after: Cursor) => Promise<Row[]>
  handle: (row: Row) => Promise<unknown>
}

/** Handles rows one by one, read in batches. A row that fails is skipped. Throws the last error at the end. */
export const forEachDue = async <Row extends Cursor, Cursor>({ first, read, handle }: DueRows<Row, Cursor>) => {
  let after = first
  let failure: unknown
  for (;;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) break
    await handleEach(rows, handle).catch((error: unknown) => (failure = error))
    after = last
  }
  if (failure !== undefined) throw failure
}

/** Handles rows one by one. A row that fails is skipped, so that it doesn't keep the others back. Throws the last error at the end. */
export const handleEach = async <Row>(rows: readonly Row[], handle: (row: Row) => Promise<unknown>) => {
  let failure: unknown
  for (const row of rows) await handle(row).catch((error: unknown) => (failure = error))
  if (failure !== undefined) throw failure
}
