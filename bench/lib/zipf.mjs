// @ts-check

/**
 * Returns a function that draws entries by Zipf's law: the nth is drawn n times as seldom as the first.
 * @template Entry
 * @param {readonly Entry[]} entries
 * @returns {() => Entry}
 */
export const zipf = (entries) => {
  let sum = 0
  const sums = entries.map((_, index) => {
    sum += 1 / (index + 1)
    return sum
  })
  return () => {
    const drawn = Math.random() * sum
    let [low, high] = [0, entries.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? sum) > drawn) high = middle
      else low = middle + 1
    }
    const entry = entries[low]
    if (entry === undefined) throw new Error('There is nothing to draw.')
    return entry
  }
}
