import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildSchema, parse, validate } from 'graphql'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { typeDefs } from '../../../server/generated/schema'
import { QueryBuilder } from './query-builder'

const schema = buildSchema(typeDefs)
let text = ''

const Stateful = ({ start }: { start: string }) => {
  const [current, setCurrent] = useState(start)
  text = current
  return <QueryBuilder schema={schema} text={current} onEdit={setCurrent} />
}

const open = (start: string) => {
  render(<Stateful start={start} />)
  return userEvent.setup()
}
const box = (name: string | RegExp, index = 0) => {
  const found = screen.getAllByRole('checkbox', { name })[index]
  if (!found) throw new Error(`No checkbox ${name} ${index}`)
  return found
}
const isValid = () => validate(schema, parse(text)).length === 0

test('query builder: a ticked connection begins a valid query with its entries', async () => {
  const user = open('# A note.\n')
  await user.click(box(/^services /))
  expect(text).toBe('# A note.\nquery MyQuery {\n  services {\n    nodes {\n      id\n      title\n    }\n  }\n}\n')
  expect(isValid()).toBe(true)
})

test('query builder: a comment at the end of the text stays a comment', async () => {
  const user = open('# A note.')
  await user.click(box(/^services /))
  expect(text).toMatch(/^# A note\.\nquery MyQuery \{/)
})

test('query builder: a required argument becomes a variable, which goes with its field', async () => {
  const user = open('')
  await user.click(box(/^service /))
  await user.click(box(/^product /))
  expect(text).toContain('query MyQuery($id: ID!, $productId: ID!)')
  expect(isValid()).toBe(true)
  await user.click(box(/^product /))
  expect(text).toContain('query MyQuery($id: ID!) {')
})

test('query builder: a ticked argument becomes a variable, and can be taken away', async () => {
  const user = open('query Some { services { totalCount } }')
  const list = within(screen.getByRole('list', { name: 'Arguments of services' }))
  await user.click(list.getByRole('checkbox', { name: /^first:/ }))
  expect(text).toMatch(/^query Some\(\$first: Int!\) \{\n {2}services\(first: \$first\)/)
  await user.click(list.getByRole('checkbox', { name: /^first:/ }))
  expect(text).toMatch(/^query Some \{/)
})

test('query builder: an optional argument of a field that is not selected brings the required ones', async () => {
  const user = open('')
  await user.click(screen.getByRole('button', { name: 'Fields and arguments of search' }))
  await user.click(box(/^first:/))
  expect(text).toContain('search(first: $first, query: $query) {')
  expect(isValid()).toBe(true)
})

test('query builder: types of a union and fragments of the text are offered', async () => {
  const fragment = 'fragment Part on Service { title } # stays'
  const user = open(`query Some { search(query: "a") { nodes { __typename } } }\n${fragment}`)
  await user.click(box('... on Product'))
  await user.click(box('...Part'))
  expect(text).toContain('... on Product {')
  expect(text).toContain('...Part')
  expect(text).toContain(fragment)
  expect(isValid()).toBe(true)
})

test('query builder: without its last field the operation goes', async () => {
  const user = open('query Some { services { totalCount } }')
  await user.click(box(/^totalCount /))
  expect(text.trim()).toBe('')
})

test('query builder: a mutation is built by keyboard alone', async () => {
  const user = open('')
  await user.selectOptions(screen.getByLabelText('Kind of operation'), 'mutation')
  await user.tab()
  await user.keyboard('regis')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Fields and arguments of register' })).toBe(document.activeElement)
  await user.tab()
  await user.keyboard(' ')
  expect(text).toContain('mutation MyMutation($input: RegisterInput!)')
  expect(isValid()).toBe(true)
})

test('query builder: one of several operations is chosen', async () => {
  const user = open('query A { stats { label } }\nquery B { viewer { id } }')
  await user.selectOptions(screen.getByLabelText('Operation'), 'query B')
  await user.click(box(/^viewer /))
  expect(text.trim()).toBe('query A { stats { label } }')
})

test('query builder: a syntax error is told', () => {
  open('query {')
  expect(screen.getByRole('status').textContent).toContain('Correct the query first. Syntax Error')
})
