import { expect, test } from 'vitest'
import { engagementStates as serverStates } from '../../../server/modules/engagement/engagement.states'
import { engagementStates } from './engagement-states'

test('engagement states: their labels are those of the API', () => {
  const labels = Object.entries(serverStates).map(([state, { label }]) => [state, label])
  expect(Object.entries(engagementStates).map(([state, { label }]) => [state, label])).toEqual(
    expect.arrayContaining(labels),
  )
})
