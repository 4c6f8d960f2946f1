import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../testing/git-repository'
import { formatOverlayError, overlayErrorOf } from './overlay-error'

const project = () => {
  const root = folder()
  const file = join(root, 'jobs.ts')
  writeFileSync(file, 'const a = 1\nconst b = a.c.d\nconst e = 2\n')
  return { root, file }
}
const thrown = (message: string, properties: object) => Object.assign(new Error(message), properties)

test('error overlay: an error shows file, line, column and the lines of code around it', () => {
  const { root, file } = project()
  const stack = `Error: No\n    at find (${file}:2:13)\n    at run (/elsewhere/node_modules/graphql/execute.js:1:1)`
  const overlayError = overlayErrorOf(root, thrown('No', { stack }))
  expect(overlayError.loc).toEqual({ file, line: 2, column: 13 })
  expect(formatOverlayError(root, overlayError)).toBe(`jobs.ts:2:13: No
    1 | const a = 1
    2 | const b = a.c.d
      |             ^
    3 | const e = 2
    4 | 
    at find (jobs.ts:2:13)`)
})

test('error overlay: a compiler names the place in its own frame, which is not repeated', () => {
  const { root, file } = project()
  const message = 'Transform failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n   ╭─[ jobs.ts:2:13 ]\n'
  const overlayError = overlayErrorOf(root, thrown(message, { stack: '' }))
  expect(overlayError).toMatchObject({ loc: { file, line: 2, column: 13 }, frame: '' })
  expect(formatOverlayError(root, overlayError)).toMatch(/^jobs\.ts:2:13: \[PARSE_ERROR\] Unexpected token/)
})

test("error overlay: the error of a page's query shows the stack of the resolver", () => {
  const { root, file } = project()
  const errors = [{ extensions: { stacktrace: ['Error: No', `    at salary (${file}:1:7)`] } }]
  expect(overlayErrorOf(root, thrown('No', { stack: 'Error: No', errors })).loc).toEqual({ file, line: 1, column: 7 })
})

test('error overlay: a value that is no error, and an error without a place, have their text alone', () => {
  const { root } = project()
  expect(formatOverlayError(root, overlayErrorOf(root, 'gone'))).toBe('gone')
  expect(formatOverlayError(root, overlayErrorOf(root, thrown('Port 4000 is taken.', { stack: '' })))).toBe(
    'Port 4000 is taken.',
  )
})
