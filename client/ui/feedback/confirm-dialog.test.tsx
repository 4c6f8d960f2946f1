import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog'

test('confirm dialog: Yes closes it before it is removed, so that the browser returns the focus, and is no No', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const onNo = vi.fn()
  const { unmount } = render(
    <ConfirmDialog title="Leave?" text="Nothing is saved." yes="Leave" no="Stay" onYes={() => unmount()} onNo={onNo} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(close).toHaveBeenCalledTimes(1)
  expect(onNo).not.toHaveBeenCalled()
})
