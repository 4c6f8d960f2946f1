import { readdirSync, readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'

const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)

/** The right sides of the declarations of keys, and of props: `const draftKey = kind === 'BRIEF' ? 'brief:new' : 'job:new'`. */
const keysIn = (source: string) => namesIn(source, /(?:(?:\w*[kK]ey|KEY|draft) = |draft=)(.+)/g)

/** The keys of local and session storage, as the client's code spells them. */
const storageKeys = () =>
  readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(`client/${path}`, 'utf8'))
    .filter((source) => /(lib\/storage|use-form-draft|use-draft-submit|transition-form)'/.test(source))
    .flatMap(keysIn)
    // A text that is compared is no key.
    .flatMap((value) => namesIn(value, /(?<!=== )['`]([\w:-]+)/g))

const cookieNames = () =>
  namesIn(readFileSync('server/http/visitor/session-cookie.ts', 'utf8'), /hostCookie\('([\w-]+)'/g)

test('legal page: Cookies names every cookie and every entry that the code stores', async () => {
  await visit('/cookies')
  await screen.findByText('session', { selector: 'code' })
  const named = [...document.querySelectorAll('main code')].map(({ textContent }) => textContent ?? '')
  const stored = [...cookieNames(), ...storageKeys()]
  expect(stored).toEqual(
    expect.arrayContaining(['session', 'cart', 'message:', 'save', 'brief:new', 'dismissed-notices']),
  )
  expect(stored.filter((key) => !named.some((name) => name.startsWith(key)))).toEqual([])
})
