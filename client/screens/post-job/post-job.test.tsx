import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { PublishJobDocument } from './publish-job.generated'

const user = userEvent.setup()
const field = (name: string) => main().findByRole('textbox', { name })
const post = () => user.click(main().getByRole('button', { name: 'Post the job' }))
const description = 'Looks after the register of marks, and writes to the offices.'

test('post a job: a broker posts a job, full-time by default, and sees it', async () => {
  await signedInAs('broker')
  const router = await visit('/jobs/post')
  expect(await field('Type')).toHaveProperty('value', 'Full-time')
  await post()
  expect((await main().findByRole('alert')).textContent).toBeTruthy()
  await user.type(await field('Title'), 'Keeper of the Seal')
  await user.type(await field('Location'), 'Remote')
  await user.type(await field('Pay'), '$60 per hour')
  await user.type(await field('Description'), description)
  await post()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/jobs\/job-/))
  expect(await main().findByRole('heading', { level: 1, name: 'Keeper of the Seal' })).toBeTruthy()
})

test('post a job: a failed request keeps the input', async () => {
  await signedInAs('vendor')
  await visit('/jobs/post')
  await user.type(await field('Title'), 'Designer')
  mockError(PublishJobDocument)
  await post()
  expect((await main().findByRole('alert')).textContent).toMatch(/^Something went wrong/)
  expect(await field('Title')).toHaveProperty('value', 'Designer')
})

test('post a job: a visitor signs in first; an admin is told that it needs another account', async () => {
  const router = await visit('/jobs/post')
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?next=%2Fjobs%2Fpost'),
  )
  await signedInAs('admin')
  await router.navigate('/jobs/post')
  expect(await main().findByRole('heading', { name: 'Posting a job needs another account' })).toBeTruthy()
})
