import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOutage, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { PublishJobDocument } from './publish-job.generated'

const user = userEvent.setup()
const fill = async (name: string, text: string) => user.type(await main().findByRole('textbox', { name }), text)
const post = () => user.click(main().getByRole('button', { name: 'Post the job' }))

test('post a job: after a lost answer the same job is sent under the same client id', async () => {
  await signedInAs('vendor')
  const router = await visit('/jobs/post')
  await fill('Title', 'Designer')
  await fill('Location', 'Remote')
  await fill('Pay', '$60 per hour')
  await fill('Description', 'Looks after the register of marks.')
  const recover = mockOutage()
  await post()
  expect((await main().findByRole('alert')).textContent).toMatch(/^There was no answer/)
  recover()
  await post()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/jobs\/job-/))
  const [first, second, ...others] = requestsOf(PublishJobDocument).map(({ clientId }) => clientId)
  expect([first, others]).toEqual([expect.any(String), []])
  expect(second).toBe(first)
})
