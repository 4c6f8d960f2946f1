import { expect, test } from 'vitest'
import { moved } from './picture-order'

test('moves a picture one place', () => {
  const images = ['a', 'b', 'c']
  expect(moved(images, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(images, 0, 1)).toEqual(['b', 'a', 'c'])
})
