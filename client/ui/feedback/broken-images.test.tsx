import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from '../icon/avatar'
import { Plate } from '../layout/plate'
import { markBrokenImages } from './broken-images'

test('broken images: an image that fails before or after the start is marked until it loads', () => {
  const { container } = render(
    <>
      <Avatar src="/artwork/avatar/none.svg" />
      <Plate>
        <img src="/artwork/cover/none.svg" alt="" />
      </Plate>
    </>,
  )
  const [early, late] = container.querySelectorAll('img')
  if (!early || !late) throw new Error('Two pictures')
  Object.defineProperties(early, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: early.src },
  })
  Object.defineProperty(late, 'complete', { value: false })
  const broken = () => [early, late].map((image) => image.hasAttribute('data-broken'))

  const stop = markBrokenImages(document)
  expect(broken()).toEqual([true, false])
  late.dispatchEvent(new Event('error'))
  expect(broken()).toEqual([true, true])
  early.dispatchEvent(new Event('load'))
  expect(broken()).toEqual([false, true])
  stop()
})
