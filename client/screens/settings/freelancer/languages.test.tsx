import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../../testing/render-screen'
import { openFreelancer, user } from '../settings.testing'

test('freelancer profile: saves the ticked languages, and the public profile names them', async () => {
  const { form, save } = await openFreelancer()
  const language = (name: string) => form.findByRole<HTMLInputElement>('checkbox', { name })
  expect((await language('Portuguese')).checked).toBe(true)
  await user.click(await language('Spanish'))
  await user.click(await language('Irish'))
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  await visit('/freelancers/usr-tomas-vidal')
  expect(await screen.findByText('English, Irish, Portuguese')).toBeTruthy()
})

test('freelancer profile: ticks that are not saved survive a reload', async () => {
  const ticked = async () => {
    const { form } = await openFreelancer()
    const box = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Welsh' })
    return { box, other: form.getByRole<HTMLInputElement>('checkbox', { name: 'English' }) }
  }
  const { box, other } = await ticked()
  await user.click(box)
  await user.click(other)
  cleanup()
  const restored = await ticked()
  expect([restored.box.checked, restored.other.checked]).toEqual([true, false])
})

test('freelancer profile: a tick that was taken back is no draft', async () => {
  const { form } = await openFreelancer()
  const box = await form.findByRole('checkbox', { name: 'Welsh' })
  await user.click(box)
  await user.click(box)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('languages')
})
