/** A list of short texts in one column, a line each. */
export const toLines = (list: readonly string[]) => list.join('\n')

export const fromLines = (column: string) => (column === '' ? [] : column.split('\n'))
