import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createBrowserClient } from '../../apollo/browser-client'
import { mockOperation, signedInAs } from '../../testing/api'
import { RequireSession } from './guards'
import { sessionStore } from './session-store'
import { ViewerDocument } from './viewer.generated'

const Login = () => <p>{JSON.stringify(useLocation().state)}</p>

/** Hydrates a guarded page, as after a reload. */
const reload = () => {
  const page = (
    <ApolloProvider client={createBrowserClient('http://localhost/graphql')}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Routes>
          <Route path="/dashboard" element={<RequireSession>Dashboard</RequireSession>} />
          <Route path="/login" element={<Login />} />
        </Routes>
      </MemoryRouter>
    </ApolloProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
}

test('session guard: after a reload, too, somebody whose session has ended is told so; a visitor is not', async () => {
  await signedInAs('vendor')
  mockOperation(ViewerDocument, { viewer: null })
  sessionStore.invalidate()
  reload()
  expect(await screen.findByText(/You were signed out\. Log in to go on where you were\./)).toBeTruthy()
  sessionStore.invalidate()
  reload()
  expect(await screen.findByText('null')).toBeTruthy()
})
