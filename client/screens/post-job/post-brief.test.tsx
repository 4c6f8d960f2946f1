import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { PublishJobDocument } from './publish-job.generated'

const user = userEvent.setup()
const field = (name: string) => main().findByRole('textbox', { name })
const post = () => user.click(main().getByRole('button', { name: 'Post the brief' }))

test.each(['customer', 'freelancer'] as const)('post a brief: a %s posts one and sees it', async (role) => {
  await signedInAs(role)
  const router = await visit('/jobs/post')
  expect(await main().findByRole('complementary', { name: 'What happens then' })).toBeTruthy()
  await user.type(await field('Title'), 'Rules for a Prize Draw')
  await post()
  expect((await main().findByRole('alert')).textContent).toBe('Budget is required')
  await user.type(await field('Budget'), 'Up to $400')
  await user.type(await field('Description'), 'Two pages for a draw in three countries.')
  await post()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/jobs\/job-/))
  expect(await main().findByRole('heading', { level: 2, name: 'The brief' })).toBeTruthy()
  expect(await main().findByRole('link', { name: 'Edit' })).toBeTruthy()
})

test('post a brief: a broker chooses between a position and a brief, and the address keeps it', async () => {
  await signedInAs('broker')
  const router = await visit('/jobs/post')
  expect(await field('Type')).toBeTruthy()
  await user.click(main().getByRole('link', { name: 'Post a brief' }))
  expect(router.state.location.search).toBe('?kind=brief')
  expect(main().queryByRole('textbox', { name: 'Type' })).toBeNull()
  await user.type(await field('Title'), 'Drawings')
  mockOperation(PublishJobDocument, { postJob: { __typename: 'TooManyAttempts', message: 'Too many attempts.' } })
  await post()
  expect((await main().findByRole('alert')).textContent).toBe('Too many attempts.')
  expect(requestsOf(PublishJobDocument)[0]?.input).toEqual({
    kind: 'BRIEF',
    title: 'Drawings',
    location: '',
    salary: '',
    description: '',
  })
})
