import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ShareButton } from './share-button'

test('share: the copied link has the folder that the site is served from', async () => {
  const user = userEvent.setup()
  const element = <ShareButton path="/service/srv-1109" title="A logo" />
  const router = createMemoryRouter([{ path: '*', element }], { basename: '/marque', initialEntries: ['/marque/'] })
  render(<RouterProvider router={router} />)
  await user.click(screen.getByRole('button', { name: 'Share: A logo' }))
  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/marque/service/srv-1109`)
})
