// @ts-check

/**
 * @param {readonly number[]} values
 * @param {number} share 0.5 for the median
 */
export const percentile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
