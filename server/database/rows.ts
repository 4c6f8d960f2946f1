/** Throws if a referenced row is missing. */
export const assertFound = <Row>(row: Row | undefined, id: string): Row => {
  if (row === undefined) throw new Error(`No row has the id ${id}, which another row refers to`)
  return row
}

/** Whether a query finds or changes a row. One that changes rows needs `returning`: without it, it has a result in any case. */
export const returnsRow = async (query: { executeTakeFirst: () => Promise<unknown> }) =>
  (await query.executeTakeFirst()) !== undefined
