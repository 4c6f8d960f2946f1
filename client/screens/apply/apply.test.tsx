import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { ApplyDocument } from './apply.generated'
import { ApplySectionDocument } from './apply-section.generated'

const path = '/jobs/job-3105/apply'

test.each([
  ['This job is your own', { own: true }],
  ['You have applied for this job', { own: false, viewerApplication: { stateLabel: 'Submitted' } }],
])('apply: “%s” replaces the form', async (title, job) => {
  await signedInAs('freelancer')
  mockOperation(ApplySectionDocument, { job: { id: 'job-3105', viewerApplication: null, ...job } })
  await visit(path)
  expect(await main().findByRole('heading', { name: title })).toBeTruthy()
})

test('apply: reports an unknown and a closed job', async () => {
  const router = await visit('/jobs/nope/apply')
  expect(await main().findByRole('heading', { name: 'Job Not Found' })).toBeTruthy()
  mockOperation(ApplyDocument, { job: { kind: 'POSITION', open: false } })
  await act(() => router.navigate(path))
  expect(await main().findByRole('heading', { name: 'This job is closed' })).toBeTruthy()
})
