import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-routes'
import { openedPart } from './opened-part'

test('opened part: if its code can’t be loaded, an error takes its place, and the page stays', async () => {
  const Form = openedPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await renderComponent(
    <>
      <h1>Order MQ-1</h1>
      <Form />
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^This part could not be loaded.*could not reach Marque/,
  )
  expect(screen.getByRole('heading', { name: 'Order MQ-1' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
