// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { throwError } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { RoleSwitch } from './role-switch'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each(['Customer', 'Visitor'])('demonstration: a switch to %s that fails is told', async (role) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const link = new ApolloLink(() => throwError(() => new Error('offline')))
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const accounts = [
    {
      __typename: 'SampleAccount' as const,
      role: 'CUSTOMER' as const,
      email: 'customer@example.com',
      password: 'password123',
    },
  ]
  render(
    <ApolloProvider client={client}>
      <RoleSwitch accounts={accounts} goTo={expect.fail} />
    </ApolloProvider>,
  )
  await userEvent.selectOptions(screen.getByLabelText('Try it as'), role)
  expect((await screen.findByRole('alert')).textContent).toBe('The demonstration did not answer. Please try again.')
})
