import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

test('agreement: shows the names and dates of both parties above the clauses', async () => {
  await signedInAs('customer')
  await visit('/dashboard/engagements/MQ-2D4R7/agreement')
  const sheet = within(await main().findByRole('article', { name: 'Mutual Confidentiality Agreement for MQ-2D4R7' }))
  expect(sheet.getByText('Clara Whitfield')).toBeTruthy()
  expect(sheet.getByText('Priya Raman')).toBeTruthy()
  expect(sheet.getAllByText(/^Accepted on \w+ \d+, \d{4}$/)).toHaveLength(2)
  expect(sheet.getByText('2. What is confidential')).toBeTruthy()
  expect(sheet.getByText('Mutual Confidentiality Agreement, version 1')).toBeTruthy()
  expect(main().getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('agreement: an order without one has no such page', async () => {
  await signedInAs('customer')
  await visit('/dashboard/engagements/MQ-2G3VN/agreement')
  expect(await main().findByRole('heading', { name: 'Agreement Not Found' })).toBeTruthy()
})
