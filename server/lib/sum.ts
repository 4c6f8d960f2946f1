export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The sum of a number of each row. */
export const sumOf = <Row>(rows: readonly Row[], numberOf: (row: Row) => number) => sum(rows.map(numberOf))
