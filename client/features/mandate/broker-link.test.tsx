import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { BrokerLink } from './broker-link'

test('broker’s link: has the folder that the site is served from', () => {
  const element = <BrokerLink path="/service/srv-1109?broker=p8" title="A logo" />
  const router = createMemoryRouter([{ path: '*', element }], { basename: '/marque', initialEntries: ['/marque/'] })
  render(<RouterProvider router={router} />)
  expect(screen.getByText(`${window.location.origin}/marque/service/srv-1109?broker=p8`)).toBeTruthy()
})
