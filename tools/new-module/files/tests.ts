import type { PlannedFiles } from '../../scaffold/create-files'
import type { ModuleNames } from '../module-names'

/** The tests of a module. One fails until its rule is written. */
export const testFiles = (names: ModuleNames): PlannedFiles => {
  const path = `server/modules/${names.id}/${names.id}.test`
  return { [`${path}.graphql`]: documents(names), [`${path}.ts`]: tests(names) }
}

const documents = ({ type, types, one, many }: ModuleNames) => `query ${types}($first: Int, $after: String) {
  ${many}(first: $first, after: $after) {
    nodes {
      id
      name
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}

query ${type}($id: ID!) {
  ${one}(id: $id) {
    id
    name
    createdAt
  }
}

mutation Create${type}($input: Create${type}Input!) {
  create${type}(input: $input) {
    __typename
    ... on ${type}Created {
      ${one} {
        id
        name
        createdAt
      }
    }
    ... on InvalidInput {
      field
      message
    }
  }
}
`

const tests = ({
  id,
  plural,
  type,
  types,
  one,
  many,
  noun,
  nouns,
}: ModuleNames) => `import { afterAll, describe, expect, test } from 'vitest'
import { ${many} } from '../../../fixtures/${plural}'
import { signedInAs } from '../../testing/accounts/sign-in'
import { allNodes } from '../../testing/all-nodes'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { expectType } from '../../testing/result'
import { first${type}Violation } from './${id}.rules'
import { Create${type}Document, ${type}Document, ${types}Document } from './${id}.test.generated'

const newest = [...${many}].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

describe.each(databases)('${nouns} on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('${many}: newest first, each field as in the fixtures, on every page', async () => {
    const found = await allNodes(async (after) => (await execute(${types}Document, { first: 1, after })).data.${many})
    expect(found).toEqual(newest)
    expect((await execute(${types}Document)).data.${many}.totalCount).toBe(newest.length)
  })

  test.each(${many})('${one}: $id is found by its id', async (${one}) => {
    expect((await execute(${type}Document, { id: ${one}.id })).data.${one}).toEqual(${one})
  })

  test('${one}: an unknown id finds none', async () => {
    const { data, errors } = await execute(${type}Document, { id: 'none' })
    expect([data, errors]).toEqual([{ ${one}: null }, undefined])
  })
})

describe.each(databases)('create${type} on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, { now: () => new Date('2030-01-01T12:00:00.000Z') })
  afterAll(() => db.destroy())

  test('create${type}: the new ${noun} is the first of the list', async () => {
    const input = { name: ' Cutting  seals ' }
    const { data } = await execute(Create${type}Document, { input }, await signedInAs(execute, 'CUSTOMER'))
    const { ${one} } = expectType(data.create${type}, '${type}Created')
    expect(${one}).toMatchObject({ name: 'Cutting seals', createdAt: '2030-01-01T12:00:00.000Z' })
    expect((await execute(${types}Document, { first: 1 })).data.${many}.nodes).toEqual([${one}])
  })

  test('create${type}: a name that is too long is refused', async () => {
    const input = { name: 'a'.repeat(101) }
    const { data } = await execute(Create${type}Document, { input }, await signedInAs(execute, 'CUSTOMER'))
    expect(data.create${type}).toMatchObject({ __typename: 'InvalidInput', field: 'name' })
  })
})

test('create${type}: a name is required', () => {
  const todo = "${id}.rules.ts needs the rule [({ name }) => name !== '', 'name', 'Name is required']"
  expect(first${type}Violation({ name: '' }), todo).toMatchObject({ field: 'name' })
})
`
