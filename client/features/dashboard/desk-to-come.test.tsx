import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

test.each([
  ['vendor', '/dashboard/vendor/analytics', 'Analytics', /^Sales/, 'See your products', '/dashboard/vendor/products'],
  [
    'freelancer',
    '/dashboard/freelancer/earnings',
    'Earnings',
    /^What you/,
    'See your services',
    '/dashboard/freelancer/services',
  ],
  ['broker', '/dashboard/broker/earnings', 'Earnings', /^What you/, 'See your services', '/dashboard/broker/services'],
] as const)(
  'a %s at %s finds what will be there, and what there is',
  async (role, path, title, sentence, label, to) => {
    await signedInAs(role)
    const router = await visit(path)
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(main.getByText(sentence)).toBeTruthy()
    expect(main.getByRole('region', { name: 'Nothing here yet' })).toBeTruthy()
    expect(main.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
    expect(router.state.location.pathname).toBe(path)
  },
)
