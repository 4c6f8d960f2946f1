import { expectTypeOf, test } from 'vitest'
import type { Resolver, ResolversParentTypes } from '../generated/resolvers'
import type { ComputedFields } from './resolver-types'

type Parent<Name extends keyof ResolversParentTypes> = ResolversParentTypes[Name]

test('a field that is named after a secret column has no value in its parent: without a resolver it does not compile', () => {
  expectTypeOf<ComputedFields<{ passwordHash: Resolver<string> }, Parent<'User'>>>().toEqualTypeOf<'passwordHash'>()
  expectTypeOf<ComputedFields<{ tokenHash: Resolver<string> }, Parent<'Session'>>>().toEqualTypeOf<'tokenHash'>()
  expectTypeOf<ComputedFields<{ chargeKey: Resolver<string> }, Parent<'Engagement'>>>().toEqualTypeOf<'chargeKey'>()
})

test('a field that its parent holds needs no resolver', () => {
  expectTypeOf<ComputedFields<{ name: Resolver<string> }, Parent<'User'>>>().toBeNever()
})
