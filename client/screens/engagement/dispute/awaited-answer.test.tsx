import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError, mockOperation, signedInAs } from '../../../testing/api'
import { renderComponent } from '../../../testing/render-routes'
import { main, visit } from '../../../testing/render-screen'
import { path } from '../engagement.testing'
import { EngagementDispute } from './engagement-dispute'
import { EngagementDisputeDocument } from './engagement-dispute.generated'

test.each([
  ['2020-01-01T12:00:00.000Z', 'Has not answered. The time to answer ended on Jan 1, 2020'],
  ['2999-01-01T12:00:00.000Z', 'Has not answered. The time to answer ends on Jan 1, 2999'],
])('dispute: of an answer that is due at %s the page says so', async (answerDueAt, text) => {
  mockOperation(EngagementDisputeDocument, {
    engagement: {
      id: 'eng-1',
      dispute: { answerDueAt, parties: [{ side: 'SELLER', sentence: 'Has not answered.', awaited: true }] },
    },
  })
  await renderComponent(<EngagementDispute id="eng-1" />)
  expect((await screen.findByRole('region', { name: 'The dispute' })).textContent).toContain(text)
})

test('dispute: if it can’t be loaded, the rest of the page stays', async () => {
  await signedInAs('admin')
  mockError(EngagementDisputeDocument)
  await visit(path('MQ-2B9XD'))
  expect(await main().findByRole('heading', { name: 'The dispute could not be loaded' })).toBeTruthy()
  expect(main().getByRole('button', { name: 'Resolve' })).toBeTruthy()
})
