import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freelancers } from '../../../fixtures/freelancers'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'

const rows = () => screen.findAllByRole('article')

test('freelancers: shows a row for each freelancer', async () => {
  await visit('/freelancers')
  expect(await rows()).toHaveLength(freelancers.length)
  const row = within(assertFound(screen.getByRole('link', { name: 'Jun Watanabe' }).closest('article')))
  for (const text of ['Product engineer · Kyoto, Japan · 9 years', '$150', '4.9', 'Payments'])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('link', { name: 'Jun Watanabe' }).getAttribute('href')).toBe('/freelancers/fre-jun-watanabe')
  expect(row.getByText('Contact').getAttribute('href')).toBe('/freelancers/fre-jun-watanabe/contact')
})
