import { afterEach, expect, test } from 'vitest'
import { sessionStore } from '../session/session-store'
import { readDraftEntries, readDraftTexts, writeDraftEntries, writeDraftTexts } from './form-draft'

const signIn = (id: string) =>
  sessionStore.begin({
    id,
    name: 'Ada',
    email: 'ada@example.com',
    role: 'customer',
    avatar: '',
    createdAt: '2026-01-01',
  })

afterEach(() => {
  sessionStore.end()
  sessionStorage.clear()
})

test('form drafts: what a visitor has typed is the account’s that signs in, also after its session has ended', () => {
  writeDraftTexts('brief:new', { title: 'A valve' })
  signIn('usr-a')
  expect(readDraftTexts('brief:new')).toEqual([['title', 'A valve']])
  sessionStore.end()
  signIn('usr-a')
  expect(readDraftTexts('brief:new')).toEqual([['title', 'A valve']])
})

test('form drafts: another account finds nothing of them', () => {
  signIn('usr-a')
  writeDraftTexts('brief:new', { title: 'A valve' })
  writeDraftEntries('quote:srv-1', 'files', [{ id: 'file-1' }])
  signIn('usr-b')
  expect(readDraftTexts('brief:new')).toEqual([])
  expect(readDraftEntries('quote:srv-1', 'files')).toBeUndefined()
  expect({ ...sessionStorage }).toEqual({ 'drafts-of': 'usr-b' })
})
