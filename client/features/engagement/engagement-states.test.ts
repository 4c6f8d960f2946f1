import { expect, test } from 'vitest'
import { engagementStates as serverStates } from '../../../server/modules/engagement/engagement.states'
import { engagementStates, stateIn, stateNames } from './engagement-states'

test('states are called what the API calls them', () => {
  const labels = Object.entries(serverStates).map(([state, { label }]) => [state, label])
  expect(Object.entries(engagementStates).map(([state, { label }]) => [state, label])).toEqual(
    expect.arrayContaining(labels),
  )
})

test('the address names each state; nonsense counts as absent', () => {
  expect(stateNames.map(({ name }) => stateIn(new URLSearchParams({ state: name })))).toEqual(
    Object.keys(engagementStates),
  )
  expect(stateIn(new URLSearchParams('state=constructor'))).toBeUndefined()
})
