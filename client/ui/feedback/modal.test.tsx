import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Modal } from './modal'

test('modal: removing it closes it before, so that the browser returns the focus, and is no close by the user', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const onClose = vi.fn()
  const { unmount } = render(<Modal onClose={onClose} />)
  unmount()
  expect(close).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
})
