import { expect, test } from 'vitest'
import { nextPath } from './next-path'

test.each([
  ['/jobs/job-3101/apply', '/jobs/job-3101/apply'],
  ['/search?q=logo#top', '/search?q=logo#top'],
  ['/', '/'],
  ['', '/'],
  ['jobs', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('next=%j leads to %s', (next, path) => {
  expect(nextPath(new URLSearchParams({ next }))).toBe(path)
})

test('no next leads home', () => expect(nextPath(new URLSearchParams())).toBe('/'))
