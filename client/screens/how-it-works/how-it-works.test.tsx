import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'

test('how it works: shows each process as a diagram and as a table', async () => {
  await visit('/how-it-works')
  expect((await screen.findByRole('img', { name: /^Diagram of an order/ })).getAttribute('src')).toBe(
    '/artwork/process/engagement.svg',
  )
  const row = within(assertFound(screen.getByRole('rowheader', { name: 'Accept delivery' }).closest('tr')))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('Delivered')
  expect(row.getByText('Completed')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Diagram of an application/ })).toBeTruthy()
  const hire = within(assertFound(screen.getByRole('rowheader', { name: 'Hire' }).closest('tr')))
  expect(hire.getByText(/^The company, while/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Three promises' })).toBeTruthy()
})
