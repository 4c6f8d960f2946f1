import { gql } from '@apollo/client'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBrowserClient } from '../../apollo/browser'
import { sessionStore } from '../../features/session/session-store'
import { openFreelancer } from './settings.testing'

/** A freelancer who has just opened an account. */
const newcomer = async () => {
  const input = {
    name: 'Nia Okoro',
    email: 'nia@example.net',
    role: 'FREELANCER',
    companyName: 'Okoro',
    password: 'password',
  }
  const variables = { input }
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'
  await createBrowserClient('http://localhost/graphql').mutate({ mutation: gql(query), variables })
  sessionStore.doubt()
}

test('who has no title yet is told that nobody finds them, until there is one', async () => {
  const { form, set, save } = await openFreelancer(newcomer)
  expect(screen.getByText('You are not listed yet.')).toBeTruthy()
  await set('Title', 'Product engineer')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(screen.queryByText('You are not listed yet.')).toBeNull()
})
