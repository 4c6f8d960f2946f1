// @ts-check
import { stripVTControlCharacters } from 'node:util'

/**
 * Prints how far a check is every 10 seconds, and its failures at once. Understands Vitest's and Playwright's lists.
 * @param {string} title
 */
export const startProgress = (title) => {
  const started = performance.now()
  let done = 0
  let last = ''
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`  ${title}: ${seconds} s${done ? `, ${done} done, last: ${last}` : ''}`)
  }, 10_000)
  return {
    /** @param {string} text */
    onLine: (text) => {
      // Vitest indents the slow tests of a file by three spaces.
      const [, mark, rest = ''] = /^ {1,2}([✓✔✘×❯])\s+(.*)/.exec(stripVTControlCharacters(text)) ?? []
      if (!mark) return
      done += 1
      last = rest
      if (!'✓✔'.includes(mark)) console.log(`  ${mark} ${rest}`)
    },
    stop: () => clearInterval(timer),
  }
}
