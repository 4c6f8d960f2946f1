import { expect, test } from 'vitest'
import type { UserRole } from '../generated/resolvers'
import { access, freshSignIn } from './access'
import { schema } from './schema'

const types = {
  Query: schema.getQueryType(),
  Mutation: schema.getMutationType(),
  Subscription: schema.getSubscriptionType(),
}

const descriptionOf = (type: keyof typeof types, name: string) =>
  types[type]?.getFields()[name]?.description?.replaceAll(/\s+/g, ' ') ?? ''

const names: Record<UserRole, string> = {
  CUSTOMER: 'customers',
  VENDOR: 'vendors',
  FREELANCER: 'freelancers',
  BROKER: 'brokers',
  ADMIN: 'admins',
}

/** `For vendors, freelancers and brokers`, `For all roles but ADMIN` */
const audienceOf = (roles: readonly UserRole[]) => {
  const all: UserRole[] = ['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN']
  const others = all.filter((role) => !roles.includes(role))
  if (others.length === 1) return `For all roles but ${others[0]}`
  const [last, ...first] = roles.map((role) => names[role]).reverse()
  return `For ${first.length > 0 ? `${first.reverse().join(', ')} and ` : ''}${last}`
}

test.each(['Query', 'Mutation', 'Subscription'] as const)(
  'each field of %s that is for some roles alone names them',
  (type) => {
    const missing = Object.entries(access[type]).flatMap(([name, rule]) =>
      typeof rule === 'string' || descriptionOf(type, name).includes(audienceOf(rule))
        ? []
        : [`${name}: ${audienceOf(rule)}`],
    )
    expect(missing).toEqual([])
  },
)

test('each mutation that needs a fresh sign-in says so', () => {
  const silent = Object.keys(freshSignIn).filter(
    (name) => !descriptionOf('Mutation', name).includes('sign-in within the last 15 minutes'),
  )
  expect(silent).toEqual([])
})
