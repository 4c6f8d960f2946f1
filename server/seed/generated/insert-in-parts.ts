/** SQLite takes 32,766 parameters in a statement. */
const MAX_PARAMETERS = 30_000

/** Inserts rows with the same columns by as few statements as the databases take. */
export const insertInParts = async <Row extends object>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<unknown>,
) => {
  const size = Math.floor(MAX_PARAMETERS / Math.max(1, Object.keys(rows[0] ?? {}).length))
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size))
}
