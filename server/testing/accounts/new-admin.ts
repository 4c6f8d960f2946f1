import type { Execute } from '../execute'
import { registeredAs } from './register'

/** An admin whom the operator has made one, and not another admin. */
export const newAdmin = async (execute: Execute, email: string) => {
  const account = await registeredAs(execute, email)
  await execute.db.updateTable('user').set({ role: 'ADMIN' }).where('id', '=', account.id).execute()
  return account
}
