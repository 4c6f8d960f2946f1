import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letters, openLive, tell, write } from './messages.testing'

beforeEach(openLive)
afterEach(() => vi.unstubAllGlobals())

test('what is written as HTML is shown as the text that it is', async () => {
  const html = '<img src=x onerror="alert(1)"><script>alert(2)</script> & <b>5 < 6</b>'
  const before = letters()
  await write(html)
  await tell()
  await waitFor(() => expect(letters()).toEqual([...before, html]))
  expect(screen.getByRole('list', { name: /^Conversation with/ }).querySelector('img[src=x], script, b')).toBeNull()
})
