import { accountTypes } from './account-types'
import type { Registration } from './register-rules'

/** What the form holds, without outer spaces; a customer is asked for no company. */
export const registrationOf = (values: FormData): Registration => {
  const text = (name: string) => String(values.get(name) ?? '')
  const companyName = text('companyName').trim()
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    role: accountTypes.find(({ role }) => role === values.get('role'))?.role ?? 'CUSTOMER',
    ...(companyName && { companyName }),
    password: text('password'),
    again: text('again'),
  }
}
