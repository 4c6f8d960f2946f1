import { existsSync, readFileSync } from 'node:fs'

/** The lines around a place in a file, with a mark below its column. Lines and columns count from 1. */
export const codeFrame = (file: string, line: number, column: number) => {
  if (!existsSync(file)) return ''
  const first = Math.max(line - 2, 1)
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .slice(first - 1, line + 2)
  return lines
    .flatMap((text, index) => {
      const row = `${String(first + index).padStart(5)} | ${text}`
      return first + index === line ? [row, `      | ${' '.repeat(column - 1)}^`] : [row]
    })
    .join('\n')
}
