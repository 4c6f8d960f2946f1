import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import { randomToken } from '../../lib/secure-random'
import type { KeyedHash } from '../rate-limit/keyed-hash'

/** Accounts that one browser can be known for. The one that signed in last comes first. */
const MAX_ACCOUNTS = 5

type Account = Pick<UserRow, 'id' | 'passwordHash'>

interface Dependencies {
  keyedHash: KeyedHash
  visitor: Visitor
}

/**
 * Recognises browsers in which an account has signed in before. A cookie holds a random id of the browser and a signature for each
 * account. A signature covers the password, so that a changed password makes all other browsers unknown.
 */
export const createKnownDevices = ({ keyedHash, visitor }: Dependencies) => {
  const read = () => {
    const [id = '', ...signatures] = visitor.otherTokens.device?.split('.') ?? []
    return { id, signatures }
  }
  const signatureOf = (id: string, account: Account) =>
    keyedHash('known device', id, account.id, account.passwordHash ?? '')

  return {
    isKnown: async (account: Account) => {
      const { id, signatures } = read()
      return signatures.length > 0 && signatures.includes(await signatureOf(id, account))
    },

    remember: async (account: Account) => {
      const { id: current, signatures } = read()
      const id = signatures.length > 0 ? current : randomToken()
      const signature = await signatureOf(id, account)
      const others = signatures.filter((other) => other !== signature).slice(0, MAX_ACCOUNTS - 1)
      visitor.setToken('device', [id, signature, ...others].join('.'))
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
