/** True if the row has these values already. A write of equal values would change the catalogue version all the same. */
export const isUnchanged = <Row extends object>(row: Row, change: Partial<Row>) => {
  for (const column in change) if (change[column] !== undefined && change[column] !== row[column]) return false
  return true
}
