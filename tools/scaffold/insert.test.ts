import { expect, test } from 'vitest'
import { insertLast, insertSorted } from './insert'

const source = {
  file: 'lists.ts',
  text: `const fields = [
  'job',
  /** Of a service. */
  'stats',
]

const others = [
  'cart',
  'viewer',
]
`,
}
const insert = (name: string) => insertSorted(source, /^ {2}'\w+',$/, `  '${name}',`).text

test.each([
  ['abbey', `const fields = [\n  'abbey',\n  'job',\n`],
  ['jobs', `  'job',\n  'jobs',\n  /** Of a service. */\n  'stats',\n]\n`],
  ['workshop', `  'stats',\n  'workshop',\n]\n`],
])('insertSorted: %s gets its place in the first list, and comments stay above their lines', (name, expected) => {
  expect(insert(name)).toContain(expected)
  expect(insert(name)).toContain(`const others = [\n  'cart',\n  'viewer',\n]\n`)
})

test('insertLast: the line is the last of the first list', () => {
  expect(insertLast(source, /^ {2}'\w+',$/, `  'cart',`).text).toContain(`  'stats',\n  'cart',\n]\n`)
})
