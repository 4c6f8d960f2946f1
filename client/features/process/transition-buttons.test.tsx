import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { FormResult } from '../form/form-result'
import { TransitionButtons } from './transition-buttons'

const user = userEvent.setup()

test('transition buttons: a problem goes when the transition is sent again', async () => {
  let answer = (_: FormResult) => {}
  const take = vi
    .fn<() => Promise<FormResult>>()
    .mockResolvedValueOnce({ problem: 'Somebody was faster.' })
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
  const accept = { name: 'ACCEPT', label: 'Accept', explanation: 'The mandate begins.' }
  render(<TransitionButtons title="Mandate" stateLabel="Active" transitions={[accept]} take={take} />)
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Accept: Mandate' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }))
  }
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster.')
  await press()
  expect(screen.queryByRole('alert')).toBeNull()
  answer({ success: '' })
  expect(await screen.findByText('Done. It is now Active.')).toBeTruthy()
})

test('transition buttons: the button of a form opens and closes it', async () => {
  const refuse = { name: 'REFUSE', label: 'Refuse', explanation: 'Its owner reads the reason.' }
  render(
    <TransitionButtons
      title="Registration"
      stateLabel="Submitted"
      transitions={[refuse]}
      take={vi.fn()}
      formOf={() => <form aria-label="Reason" />}
    />,
  )
  const button = screen.getByRole('button', { name: 'Refuse: Registration' })
  for (const isOpen of [true, false, true]) {
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe(String(isOpen))
    expect(screen.queryAllByRole('form')).toHaveLength(isOpen ? 1 : 0)
  }
})

test('transition buttons: a visible status tells the new state, and gets the focus if the button is gone', async () => {
  const end = { name: 'END', label: 'End', explanation: 'The mandate ends.' }
  const Mandate = () => {
    const [transitions, setTransitions] = useState([end])
    const take = async (): Promise<FormResult> => {
      setTransitions([])
      return { success: '' }
    }
    const stateLabel = transitions.length > 0 ? 'Active' : 'Ended'
    return <TransitionButtons title="Mandate" stateLabel={stateLabel} transitions={transitions} take={take} />
  }
  render(<Mandate />)
  await user.click(screen.getByRole('button', { name: 'End: Mandate' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End' }))
  const status = await screen.findByText('Done. It is now Ended.')
  expect(status.role).toBe('status')
  expect(status.className).not.toContain('visually-hidden')
  expect(document.activeElement).toBe(status)
})
