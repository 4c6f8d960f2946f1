import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CopyLine } from './copy-line'

const lineWith = (token: string) => (
  <CopyLine label="Your new token" text={token} noun="token">
    Keep it.
  </CopyLine>
)

test('copy line: “Copied.” is about the text that is shown', async () => {
  const user = userEvent.setup()
  const { rerender } = render(lineWith('mq_1'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect((await screen.findByRole('status')).textContent).toBe('Copied.')
  rerender(lineWith('mq_2'))
  expect(screen.getByRole('status').textContent).toBe('')
})
