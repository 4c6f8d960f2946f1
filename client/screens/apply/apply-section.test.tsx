import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ApplySectionDocument } from './apply-section.generated'

test('offer for a brief: an admin account is not called a customer account', async () => {
  await signedInAs('admin')
  await visit('/jobs/job-3203/apply')
  expect(await screen.findByText(/^This is an admin account\./)).toBeTruthy()
})

test('offer for a brief: a customer who has posted it finds the offers', async () => {
  await signedInAs('customer')
  mockOperation(ApplySectionDocument, { job: { own: true } })
  await visit('/jobs/job-3203/apply')
  expect(await screen.findByRole('heading', { name: 'This brief is your own' })).toBeTruthy()
})
