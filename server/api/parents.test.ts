import { expectTypeOf, test } from 'vitest'
import type { Resolver, ResolversParentTypes } from '../generated/resolvers'
import type { ComputedFields } from './resolver-types'

type Parent<Name extends keyof ResolversParentTypes> = ResolversParentTypes[Name]

test('parents: a field with the name of a secret column does not compile without a resolver', () => {
  expectTypeOf<ComputedFields<{ passwordHash: Resolver<string> }, Parent<'User'>>>().toEqualTypeOf<'passwordHash'>()
  expectTypeOf<ComputedFields<{ tokenHash: Resolver<string> }, Parent<'Session'>>>().toEqualTypeOf<'tokenHash'>()
  expectTypeOf<ComputedFields<{ chargeKey: Resolver<string> }, Parent<'Chargeback'>>>().toEqualTypeOf<'chargeKey'>()
})

test('parents: a field that its parent holds needs no resolver', () => {
  expectTypeOf<ComputedFields<{ name: Resolver<string> }, Parent<'User'>>>().toBeNever()
})
