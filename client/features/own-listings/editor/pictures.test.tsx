import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { drawnCover as storedCover } from '../../../../server/modules/own-listing/own-images'
import { drawnCover, Pictures } from './pictures'

const user = userEvent.setup()
const focused = () => document.activeElement?.textContent
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test.each([
  ['PRODUCT', 'product'],
  ['SERVICE', 'service'],
] as const)(
  'drawn cover: the preview of a %s without a category has the one that the server stores',
  (kind, stored) => {
    expect(drawnCover({ id: 'srv-new', kind })).toBe(storedCover({ id: 'srv-new', kind: stored }, undefined))
  },
)

const Editor = () => {
  const [images, setImages] = useState(['/uploads/a', '/uploads/b', '/uploads/c'])
  const listing = { id: 'prd-1', kind: 'PRODUCT', category: null } as const
  return <Pictures listing={listing} images={images} error={undefined} change={(next) => setImages(next.images)} />
}

test('pictures: moving and removing keeps the focus with the picture, or moves it to the next one', async () => {
  render(<Editor />)
  await press('Later picture 1')
  expect(focused()).toBe('Later picture 2')
  await user.keyboard('{Enter}')
  // The last picture moves only the other way.
  expect(focused()).toBe('Earlier picture 3')
  await press('Remove picture 3')
  expect(focused()).toBe('Remove picture 2')
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }), { detail: 2 })
  await press('Use the drawn cover')
  expect(focused()).toBe('Later picture 1')
  await press('Remove picture 3')
  await press('Remove picture 2')
  expect(focused()).toBe('Upload a picture')
})
