import { gql } from '@apollo/client'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createBrowserClient } from '../../apollo/browser'
import { sessionStore } from '../../features/session/session-store'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const open = async (signIn = () => signedInAs('freelancer')) => {
  await signIn()
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Public profile' }))
  const set = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label))
    if (text) await user.type(form.getByLabelText(label), text)
  }
  const save = () => user.click(form.getByRole('button', { name: 'Save public profile' }))
  return { form, set, save }
}

test('says what is wrong beside its field', async () => {
  const { form, set, save } = await open()
  await set('Title', '')
  await save()
  expect((await form.findByRole('alert')).textContent).toBe('Title is required')
  expect(document.activeElement).toBe(form.getByLabelText('Title'))
  await set('Title', 'Product engineer')
  for (const [rate, message] of [
    ['', 'Hourly rate is a number of dollars, like 150'],
    ['12x', 'Hourly rate is a number of dollars, like 150'],
    ['10001', 'Hourly rate is from $0 to $10,000'],
  ] as const) {
    await set('Hourly rate in US dollars', rate)
    await save()
    expect(await form.findByText(message)).toBeTruthy()
  }
})

test('saves, one skill per line, and the next visit shows it', async () => {
  const { set, save, form } = await open()
  await set('Skills', 'TypeScript\n\n  Accessible forms ')
  await set('Hourly rate in US dollars', '152.50')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  await visit('/freelancers/usr-tomas-vidal')
  expect(await screen.findByText('Accessible forms')).toBeTruthy()
})

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
  const { form, set, save } = await open(newcomer)
  expect(screen.getByText('You are not listed yet.')).toBeTruthy()
  await set('Title', 'Product engineer')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(screen.queryByText('You are not listed yet.')).toBeNull()
})
