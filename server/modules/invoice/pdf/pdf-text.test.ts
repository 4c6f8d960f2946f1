import { expect, test } from 'vitest'
import { runsOf } from './pdf-text'

test.each([
  ['Žižkov & Söhne Иванов', ['Žižkov & Söhne Иванов']],
  ['مكتب النور', ['مكتب النور']],
  ['Levi דוד כהן', ['Levi ', 'דוד כהן']],
  ['דוד כהן Levi', ['Levi', 'דוד כהן ']],
])('text of a PDF: %s is written in these parts, from left to right', (text, runs) => {
  expect(runsOf(text).map((run) => run.text)).toEqual(runs)
})
