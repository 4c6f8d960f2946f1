// @ts-check

/**
 * Prints a Markdown table, which can be pasted into README.md.
 * @param {Record<string, string | number>[]} rows
 */
export const printTable = (rows) => {
  const columns = Object.keys(rows[0] ?? {})
  const line = (/** @type {(string | number | undefined)[]} */ cells) => `| ${cells.join(' | ')} |`
  console.log(line(columns))
  console.log(line(columns.map((_, index) => (index === 0 ? '---' : '--:'))))
  for (const row of rows) console.log(line(columns.map((column) => row[column])))
}
