import { expect, test } from 'vitest'
import { nextPath } from './paths'

test.each<[string, string | undefined]>([
  ['/jobs/job-3101/apply', '/jobs/job-3101/apply'],
  ['/search?q=logo#top', '/search?q=logo#top'],
  ['/', '/'],
  ['', undefined],
  ['jobs', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/\n\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
])('nextPath: ?next=%j is %s', (next, path) => {
  expect(nextPath(new URLSearchParams({ next }))).toBe(path)
})

test('nextPath: undefined without ?next=', () => expect(nextPath(new URLSearchParams())).toBeUndefined())
