import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { HowItWorksDocument } from './how-it-works.generated'

test('draws the process and says it in words', async () => {
  await visit('/how-it-works')
  expect((await screen.findByRole('img', { name: /^Diagram of an order/ })).getAttribute('src')).toBe(
    '/artwork/process/engagement.svg',
  )
  const row = within(screen.getByRole('rowheader', { name: 'Accept delivery' }).closest('tr') ?? document.body)
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('Delivered')
  expect(row.getByText('Completed')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Diagram of an application/ })).toBeTruthy()
  const hire = within(screen.getByRole('rowheader', { name: 'Hire' }).closest('tr') ?? document.body)
  expect(hire.getByText(/^Who posted the job, while/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Three promises' })).toBeTruthy()
})

test('shows that it loads', async () => {
  const answer = mockPending(HowItWorksDocument)
  await visit('/how-it-works')
  expect(screen.getByText('Loading the process')).toBeTruthy()
  answer()
  expect(await screen.findAllByRole('table')).toHaveLength(2)
})

test('a failure is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(HowItWorksDocument)
  await visit('/how-it-works')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
