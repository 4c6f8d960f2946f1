import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SubmitButton } from './submit-button'
import { TextButton } from './text-button'

const user = userEvent.setup()

test('busy button: keeps the focus and ignores presses', async () => {
  const press = vi.fn()
  const { rerender } = render(<TextButton onClick={press}>Remove</TextButton>)
  const button = screen.getByRole('button', { name: 'Remove' })
  await user.click(button)
  rerender(
    <TextButton busy onClick={press}>
      Remove
    </TextButton>,
  )
  await user.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
  expect(['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name))).toEqual(['true', 'true'])
})

test('busy button: its form is not submitted, by Enter neither', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <SubmitButton pending>Save</SubmitButton>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect(submit).not.toHaveBeenCalled()
})
