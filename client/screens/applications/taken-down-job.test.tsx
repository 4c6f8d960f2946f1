import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ApplicationsDocument } from './applications.generated'

test('applications: a job that is taken down keeps its title, without a link, and says so kindly', async () => {
  await signedInAs('freelancer')
  const job = { id: 'job-1', title: 'Records Clerk', takenDown: true }
  mockOperation(ApplicationsDocument, {
    viewer: { id: sessionStore.read().user?.id ?? '', applications: { nodes: [{ id: 'app-1', job }], totalCount: 1 } },
  })
  await visit('/dashboard/applications')
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('heading', { name: 'Records Clerk' })).toBeTruthy()
  expect(main.queryByRole('link', { name: 'Records Clerk' })).toBeNull()
  expect(
    main.getByText(/^Marque has taken this job down, so nobody can be hired for it\. That is not about/),
  ).toBeTruthy()
})
