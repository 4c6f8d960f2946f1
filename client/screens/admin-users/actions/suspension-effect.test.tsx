import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { main } from '../../../testing/render-screen'
import { button, open } from '../admin-users.testing'
import { SuspensionEffectDocument } from './suspension-effect.generated'

const user = userEvent.setup()

beforeEach(() => signedInAs('admin'))

test.each([
  [
    { sessionCount: 2, listingCount: 14, openEngagementCount: 4, otherPartyCount: 1 },
    '2 sessions end at once. 14 listings are hidden. 4 orders and quotes stay open, with their deadlines paused, and 1 other person is told.',
  ],
  [
    { sessionCount: 0, listingCount: 0, openEngagementCount: 0, otherPartyCount: 0 },
    'No session is open. Nothing is open with others.',
  ],
])('admin users: the form of a suspension says what is open: %j', async (suspensionEffect, text) => {
  mockOperation(SuspensionEffectDocument, { suspensionEffect })
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  expect(await main().findByText(text)).toBeTruthy()
})
