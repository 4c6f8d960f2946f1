const LINES = 4

/** The values of the grid lines: round whole numbers from 0 to just above the highest value. */
export const gridLines = (highest: number) => {
  const rough = Math.max(highest, 1) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10))
  const lines = [0]
  while ((lines.at(-1) ?? 0) < highest || lines.length < 2) lines.push(lines.length * step)
  return lines
}

/** The average of each month and the two before it. */
export const threeMonthAverages = (values: readonly number[]) =>
  values.map((_, index) => {
    const last = values.slice(Math.max(0, index - 2), index + 1)
    return last.reduce((sum, value) => sum + value, 0) / last.length
  })
