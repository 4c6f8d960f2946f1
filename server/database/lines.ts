/** Stores a list of short texts in one column, one per line. */
export const toLines = (list: readonly string[]) => list.join('\n')

export const fromLines = (column: string) => (column === '' ? [] : column.split('\n'))
