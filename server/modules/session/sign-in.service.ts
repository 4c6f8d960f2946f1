import pLimit from 'p-limit'
import type { LoginInput, RegisterInput } from '../../generated/resolvers'
import type { Visitor } from '../../visitor'
import type { AttemptService } from '../attempt/attempt.service'
import { tooManyAttempts } from '../attempt/too-many-attempts'
import { normalizeEmail, type UserService } from '../user/user.service'
import type { Accounts, Admission } from './admission'
import { hashPassword, verifyPassword } from './password'
import { brokenRule, tidied } from './registration-rules'

const QUARTER_HOUR = 900
const HOUR = 3_600

/** Enough to keep the hashing busy. More at once would only stand in line for the database, before everybody's pages. */
const door = pLimit(8)

interface SignInDependencies {
  user: UserService
  admission: Admission
  attempts: AttemptService
  visitor: Visitor
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (accounts: Accounts) => Promise<Result>) => Promise<Result>
}

export const createSignInService = (dependencies: SignInDependencies) => {
  const { user: users, admission, attempts, visitor, inTransaction } = dependencies

  const login = async ({ email, password, remember }: LoginInput) => {
    const address = normalizeEmail(email)
    const attempt = await attempts.reserve([
      { of: ['login', address, visitor.address], most: 10, seconds: QUARTER_HOUR },
      { of: ['login', visitor.address], most: 100, seconds: QUARTER_HOUR },
    ])
    if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
    const account = await users.byEmail(address)
    const isRight = await verifyPassword(account?.passwordHash, password)
    const admitted = account && isRight ? await admission.admit(account, remember ?? false) : undefined
    if (!admitted) {
      return {
        __typename: 'InvalidCredentials' as const,
        message: 'Invalid email or password. Please try again or use a social login option.',
      }
    }
    await attempt.giveBack()
    return 'user' in admitted ? { __typename: 'LoginSuccess' as const, user: admitted.user } : admitted
  }

  return {
    login: (input: LoginInput) => door(() => login(input)),

    register: async (input: RegisterInput) => {
      const attempt = await attempts.reserve([{ of: ['register', visitor.address], most: 30, seconds: HOUR }])
      if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      const registration = tidied(input)
      const broken = brokenRule(registration)
      if (broken) return { __typename: 'InvalidInput' as const, ...broken }
      const { name, email, password, role, companyName } = registration
      const passwordHash = await hashPassword(password)
      const opened = await inTransaction(async ({ user: accounts, session }) => {
        const user = await accounts.open({ name, email: normalizeEmail(email), role, passwordHash, companyName })
        return user && { user, session: await session.start(user.id, false, admission.device()) }
      })
      if (!opened) {
        return { __typename: 'EmailTaken' as const, message: 'Registration failed. Email might already be in use.' }
      }
      await admission.end()
      visitor.keepSession(opened.session)
      return { __typename: 'RegisterSuccess' as const, user: opened.user }
    },

    logout: async () => {
      await admission.end()
      visitor.dropSession()
      return true
    },
  }
}
