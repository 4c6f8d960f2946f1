import { expect, test } from 'vitest'
import { engagementStates } from '../../../server/modules/engagement/engagement.states'
import { stateIn, stateNames, stateWords } from './state-words'

test('states are called what the API calls them', () => {
  const labels = Object.entries(engagementStates).map(([state, { label }]) => [state, label])
  expect(Object.entries(stateWords).map(([state, { label }]) => [state, label])).toEqual(expect.arrayContaining(labels))
})

test('the address names each state; nonsense counts as absent', () => {
  expect(stateNames.map(({ name }) => stateIn(new URLSearchParams({ state: name })))).toEqual(Object.keys(stateWords))
  expect(stateIn(new URLSearchParams('state=constructor'))).toBeUndefined()
})
