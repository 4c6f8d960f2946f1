import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ApplicationsDocument } from './applications.generated'

test('applications: an offer for an earlier text of the brief says so, and the text can be read', async () => {
  await signedInAs('freelancer')
  const briefAsOffered = { title: 'One label drawing, A6', description: 'A pear on a branch.\n\nIn black ink.' }
  const nodes = [
    { id: 'app-1', briefAsOffered },
    { id: 'app-2', briefAsOffered: null },
  ]
  mockOperation(ApplicationsDocument, {
    viewer: { id: sessionStore.read().user?.id ?? '', applications: { nodes, totalCount: 2 } },
  })
  await visit('/dashboard/applications')
  const main = within(screen.getByRole('main'))
  const hint = await main.findByText(
    /^The brief was changed after your offer\. Your offer still stands for the earlier text/,
  )
  const row = hint.closest('li')
  expect(row?.querySelector('details')?.textContent).toBe(
    'Read the earlier briefOne label drawing, A6A pear on a branch.In black ink.',
  )
})
