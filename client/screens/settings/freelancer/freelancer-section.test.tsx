import { gql } from '@apollo/client'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBrowserClient } from '../../../apollo/browser-client'
import { sessionStore } from '../../../features/session/session-store'
import { visit } from '../../../testing/render-screen'
import { openFreelancer } from '../settings.testing'

test('freelancer profile: shows each violation beside its field', async () => {
  const { form, set, save } = await openFreelancer()
  await set('Title', '')
  await save()
  expect((await form.findByRole('alert')).textContent).toBe('Title is required')
  expect(document.activeElement).toBe(form.getByLabelText('Title'))
  await set('Title', 'Product engineer')
  for (const [rate, message] of [
    ['', 'Enter an amount, like 49.99.'],
    ['12x', 'Enter an amount, like 49.99.'],
    ['1e3', 'Enter an amount, like 49.99.'],
    ['10001', 'Hourly rate is from $0 to $10,000'],
  ] as const) {
    await set('Hourly rate in US dollars', rate)
    await save()
    expect(await form.findByText(message)).toBeTruthy()
  }
})

test('freelancer profile: saves one skill per line, and the public profile shows it', async () => {
  const { set, save, form } = await openFreelancer()
  await set('Skills', 'TypeScript\n\n  Accessible forms ')
  await set('Hourly rate in US dollars', '$1,152.50')
  expect(await form.findByText('You will earn $1,037.25')).toBeTruthy()
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  await visit('/freelancers/usr-tomas-vidal')
  expect(await screen.findByText('Accessible forms')).toBeTruthy()
})

const registerFreelancer = async () => {
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
  sessionStore.invalidate()
}

test('freelancer profile: says that it is not listed without a title', async () => {
  const { form, set, save } = await openFreelancer(registerFreelancer)
  expect(screen.getByText('You are not listed yet.')).toBeTruthy()
  await set('Title', 'Product engineer')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(screen.queryByText('You are not listed yet.')).toBeNull()
})
