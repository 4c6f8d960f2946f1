interface DueRows<Row extends Cursor, Cursor> {
  /** A cursor before the first row. */
  first: Cursor
  /** Reads the next rows after a cursor, in order. Empty at the end. */
  read: (after: Cursor) => Promise<Row[]>
  /** The id of a row, for the log. */
  nameOf: (row: Row) => string
  handle: (row: Row) => Promise<unknown>
}

/** Earlier than the moment of any row. */
export const FIRST_MOMENT = new Date(0).toISOString()

/** The error of a row, which its message names. */
export class RowError extends Error {}

/** The errors of several rows, or of several parts of a job. */
class CollectedErrors extends AggregateError {}

/** The single errors of what one of the functions below has thrown. */
export const errorsOf = (error: unknown): unknown[] => (error instanceof CollectedErrors ? error.errors : [error])

const throwAll = (errors: readonly unknown[]) => {
  if (errors.length === 0) return
  const all = errors.flatMap(errorsOf)
  throw new CollectedErrors(all, all.map(textOf).join('\n'))
}

const textOf = (error: unknown): string =>
  error instanceof RowError ? `${error.message}: ${textOf(error.cause)}` : String(error)

/** Handles rows one by one, read in batches. A row that fails is skipped. Throws the errors of all at the end. */
export const forEachDue = async <Row extends Cursor, Cursor>({ first, read, nameOf, handle }: DueRows<Row, Cursor>) => {
  const errors: unknown[] = []
  let after = first
  for (;;) {
    const rows = await read(after).catch((error: unknown): Row[] => {
      errors.push(error)
      return []
    })
    const last = rows.at(-1)
    if (!last) break
    await handleEach(rows, nameOf, handle).catch((error: unknown) => errors.push(error))
    after = last
  }
  throwAll(errors)
}

/** Handles rows one by one. A row that fails is skipped, so that it doesn't keep the others back. Throws the errors of all at the end. */
export const handleEach = async <Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  handle: (row: Row) => Promise<unknown>,
) => {
  const errors: unknown[] = []
  for (const row of rows)
    await handle(row).catch((cause: unknown) => errors.push(new RowError(`${nameOf(row)} failed`, { cause })))
  throwAll(errors)
}

/** Runs the parts of a job one after the other, also after one that fails. Throws the errors of all at the end. */
export const runEach = async (parts: readonly (() => Promise<unknown>)[]) => {
  const errors: unknown[] = []
  for (const part of parts) await part().catch((error: unknown) => errors.push(error))
  throwAll(errors)
}

/** Waits for the parts of a job that run at once. Throws the errors of all at the end. */
export const awaitEach = async (parts: readonly Promise<unknown>[]) => {
  const results = await Promise.allSettled(parts)
  throwAll(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
}
