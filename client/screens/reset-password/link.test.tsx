import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main, visit } from '../../testing/render-screen'
import { alertText, save, type } from './reset-password.testing'

test.each([
  ['?token=used', 'This link is no longer valid. Please ask for a new one.'],
  ['', 'This link is incomplete. Please ask for a new one.'],
])('reset password: an invalid link %j is refused, with a link to request a new one', async (search, message) => {
  await visit(`/reset-password${search}`)
  if (search) {
    await type('New password', 'secret1')
    await type('Confirm password', 'secret1')
    await save()
  }
  expect(await alertText()).toBe(message)
  if (search) expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(main().getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
})

test('reset password: the page is not indexed and sends no referrer', async () => {
  await visit('/reset-password?token=abc')
  const meta = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content')
  expect([meta('robots'), meta('referrer')]).toEqual(['noindex', 'no-referrer'])
})
