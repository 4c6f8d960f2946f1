import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SendOfferInput } from '../../../../generated/schema'
import { changeSampleData, signedInAs } from '../../../../testing/api'
import { advanceInOtherTab } from '../../../../testing/purchase'
import { visit } from '../../../../testing/render-screen'
import { main, path, user } from '../../engagement.testing'

const offer = (sendOffer: SendOfferInput) =>
  changeSampleData(async (db) => {
    const offered = db.selectFrom('engagement').select(['id', 'version']).where('number', '=', 'MQ-2G3VN')
    const { id, version } = await offered.executeTakeFirstOrThrow()
    await advanceInOtherTab(id, version, { sendOffer })
  })
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
