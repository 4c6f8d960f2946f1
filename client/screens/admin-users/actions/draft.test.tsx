import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { button, open, reason } from '../admin-users.testing'

const user = userEvent.setup()

test('admin users: a reason stays after Escape, and goes with Cancel', async () => {
  await signedInAs('admin')
  await open('q=yara')
  const suspend = async () => {
    await user.click(button('Suspend Yara Benali'))
    return reason('Suspend Yara Benali')
  }
  await user.type(await suspend(), 'Sold one template twice{Escape}')
  expect(await suspend()).toHaveProperty('value', 'Sold one template twice')
  await user.click(button('Cancel'))
  expect(await suspend()).toHaveProperty('value', '')
})
