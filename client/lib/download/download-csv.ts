import { download } from './download'

/** Spreadsheets evaluate cells that begin like this as formulas. */
const formula = /^[=+\-@\t\r]/
const plainNumber = /^-?\d+(\.\d+)?$/

const cell = (text: string) => {
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** CSV by RFC 4180. The byte order mark makes spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

export const downloadCsv = (name: string, rows: readonly (readonly string[])[]) =>
  download(name, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }))
