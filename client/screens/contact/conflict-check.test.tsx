import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'

test.each([
  ['/company/com-ashgrove-patents/contact', /^Ask about /, /^\/request-quote\?service=srv-/],
  [
    '/freelancers/fre-jun-watanabe/contact',
    'Ask for a conflict check first',
    /^\/request-quote\?freelancer=fre-jun-watanabe$/,
  ],
  ['/service/srv-1101/contact', 'Ask for a conflict check first', /^\/request-quote\?service=srv-1101$/],
])('contact: %s leads to a conflict check before the first message', async (from, name, to) => {
  await visit(from)
  const check = within(await screen.findByRole('region', { name: 'Conflict check' }))
  expect(check.getByText(/sees only the names, answers yes or no/)).toBeTruthy()
  expect(check.getAllByRole('link', { name })[0]?.getAttribute('href')).toMatch(to)
})
