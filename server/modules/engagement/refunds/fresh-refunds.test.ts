import { expect, test } from 'vitest'
import { engagementSteps } from '../engagement.process'

test('engagement process: a party needs a fresh sign-in to give back released money and to split held money', () => {
  const byParties = engagementSteps.filter(({ by }) => by.BUYER || by.SELLER)
  const moving = byParties.filter(({ money }) => money === 'take-back' || money === 'split').map(({ name }) => name)
  expect(moving).toEqual(['ACCEPT_SETTLEMENT', 'REFUND'])
  // Once the other party agrees, too, the first one is not asked again.
  const expected = ['ACCEPT_SETTLEMENT', 'AGREE_TO_SETTLEMENT', 'REFUND']
  expect(byParties.filter(({ fresh }) => fresh).map(({ name }) => name)).toEqual(expected)
})
