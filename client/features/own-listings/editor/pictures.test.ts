import { expect, test } from 'vitest'
import { movePicture } from './pictures'

test('pictures: movePicture moves a picture one place', () => {
  const images = ['a', 'b', 'c']
  expect(movePicture(images, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(movePicture(images, 0, 1)).toEqual(['b', 'a', 'c'])
})
