import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EngagementTransitionInput, SendOfferInput } from '../../../../generated/schema'
import { changeSampleData, runAs, signedInAs } from '../../../../testing/api'
import { advanceInOtherTab } from '../../../../testing/purchase'
import { main, visit } from '../../../../testing/render-screen'
import { path, user } from '../../engagement.testing'

const answer = (transition: EngagementTransitionInput) =>
  changeSampleData(async (db) => {
    const offered = db.selectFrom('engagement').select(['id', 'version']).where('number', '=', 'MQ-2G3VN')
    const { id, version } = await offered.executeTakeFirstOrThrow()
    await advanceInOtherTab(id, version, transition)
  })
const offer = (sendOffer: SendOfferInput) => answer({ sendOffer })
const milestones = ['Concept', 'Artwork'].map((title) => ({ title, price: 90, days: 9 }))

test('revised offer: begins with the milestones of the last offer', async () => {
  await signedInAs('freelancer')
  await offer({ milestones, message: 'In two parts.' })
  await visit(path('MQ-2G3VN'))
  await user.click(await main().findByRole('button', { name: 'Revise offer' }))
  expect((await main().findByLabelText<HTMLInputElement>('Milestone 2')).value).toBe('Artwork')
})

test('revised offer: begins without milestones if the last offer had none', async () => {
  await signedInAs('freelancer')
  await offer({ milestones, message: 'In two parts.' })
  await offer({ price: 180, days: 18, message: 'At once.' })
  await visit(path('MQ-2G3VN'))
  await user.click(await main().findByRole('button', { name: 'Revise offer' }))
  expect(await main().findByRole('button', { name: 'Split into milestones' })).toBeTruthy()
})

test('revised offer: one price instead of the last milestones is part of the draft', async () => {
  await signedInAs('freelancer')
  await offer({ milestones, message: 'In two parts.' })
  await visit(path('MQ-2G3VN'))
  await user.click(await main().findByRole('button', { name: 'Revise offer' }))
  await user.click(await main().findByRole('button', { name: 'Use one price instead' }))
  cleanup()
  await visit(path('MQ-2G3VN'))
  // A form that was left with changes is open again.
  expect(await main().findByRole('button', { name: 'Split into milestones' })).toBeTruthy()
})

test('revised offer: milestones that were typed stay readable once the offer is answered', async () => {
  await signedInAs('freelancer')
  await offer({ milestones, message: 'In two parts.' })
  const router = await visit(path('MQ-2G3VN'))
  await user.click(await main().findByRole('button', { name: 'Revise offer' }))
  await user.type(await main().findByLabelText('Milestone 2'), ' and proofs')
  await runAs('customer', () => answer({ decline: { message: 'Not now.' } }))
  await act(() => router.navigate(path('MQ-2G3VN')))
  await user.click(await main().findByRole('button', { name: 'Show' }))
  const lost = await main().findByLabelText<HTMLTextAreaElement>('What you had typed')
  expect(lost.value).toContain('Artwork and proofs, 90.00, 9')
})
