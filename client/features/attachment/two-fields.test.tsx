import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AttachmentField } from './attachment-field'
import { acceptFiles, bring, choose, file, user } from './attachment-field.testing'

afterEach(() => sessionStorage.clear())

const renderFields = () =>
  render(
    <form>
      <AttachmentField label="Files" error={undefined} draft="test" />
      <fieldset aria-label="Question">
        <AttachmentField label="Sketches" name="q4" error={undefined} draft="test" />
      </fieldset>
    </form>,
  )

test('two fields for files in a form: each keeps its own, also in the draft', async () => {
  acceptFiles()
  renderFields()
  await choose('plan.pdf')
  expect(bring('drop', [file('sketch.png')], ['Files'], screen.getByRole('group', { name: 'Sketches' }))).toBe(true)
  await screen.findByRole('button', { name: 'Remove sketch.png' })
  cleanup()
  renderFields()
  const hidden = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)]
  expect([hidden('files'), hidden('q4')].map((inputs) => inputs.map(({ value }) => value))).toEqual([
    ['fil-plan.pdf'],
    ['fil-sketch.png'],
  ])
  await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }))
  cleanup()
  renderFields()
  expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove sketch.png' })).toBeTruthy()
})
