import { afterEach, expect, test } from 'vitest'
import { claimDrafts, discardDrafts } from './tab-drafts'

afterEach(() => sessionStorage.clear())

test('drafts: what a visitor has typed is kept for who signs in, also again', () => {
  sessionStorage.setItem('brief:new', 'A valve')
  for (const user of ['usr-a', 'usr-a']) claimDrafts(user)
  expect(sessionStorage.getItem('brief:new')).toBe('A valve')
})

test('drafts: another account finds nothing of them, but what it wanted to save', () => {
  claimDrafts('usr-a')
  sessionStorage.setItem('brief:new', 'A valve')
  sessionStorage.setItem('save', '{}')
  claimDrafts('usr-b')
  expect({ ...sessionStorage }).toEqual({ save: '{}', 'drafts-of': 'usr-b' })
})

test('drafts: those of an account that logs out are removed', () => {
  claimDrafts('usr-a')
  sessionStorage.setItem('brief:new', 'A valve')
  discardDrafts()
  expect(sessionStorage).toHaveLength(0)
})
