import type { ESTree } from 'vite'
import { parseSync, Visitor } from 'vite'
import type { Files } from '../lib/files'

/** Where a type or a field is resolved: `Type`, `Type.field`. Open are types that hold more than is written there. */
export type Resolvers = { places: ReadonlyMap<string, Place[]>; open: ReadonlySet<string> }
export type Place = { file: string; line: number }

const isResolvers = (file: string) => /^server\/modules\/.*\.resolvers\.ts$/.test(file)

export const resolversIn = (files: Files): Resolvers => {
  const places = new Map<string, Place[]>()
  const open = new Set<string>()
  for (const [file, code] of files) if (isResolvers(file)) read(file, code, places, open)
  return { places, open }
}

const read = (file: string, code: string, places: Map<string, Place[]>, open: Set<string>) => {
  const objects = new Map<string, ESTree.ObjectExpression>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const value = init && plain(init)
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression') objects.set(id.name, value)
    },
  }).visit(parseSync(file, code).program)

  const place = (key: string, { start }: { start: number }) => {
    const line = code.slice(0, start).split('\n').length
    places.set(key, [...(places.get(key) ?? []), { file, line }])
  }
  const fields = (type: string, value: ESTree.Expression) => {
    const object = value.type === 'Identifier' ? objects.get(value.name) : value
    if (object?.type !== 'ObjectExpression') {
      open.add(type)
      return
    }
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') fields(type, plain(property.argument))
      else place(`${type}.${nameOf(property)}`, property)
    }
  }
  for (const [name, { properties }] of objects) {
    if (!name.endsWith('Resolvers')) continue
    for (const property of properties) {
      if (property.type === 'SpreadElement') continue
      place(nameOf(property), property)
      fields(nameOf(property), plain(property.value))
    }
  }
}

const plain = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? plain(node.expression) : node

const nameOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

const isTables = (file: string) => /^server\/database\/([\w-]+-)?tables\.ts$/.test(file)

/** The columns of the rows that stand for a type, by codegen.ts: a field of such a name resolves itself. */
export const columnsOf = (type: string, files: Files): ReadonlySet<string> => {
  const row = new RegExp(`\\b${type}: row\\('(\\w+)'\\)`).exec(files.get('codegen.ts') ?? '')?.[1]
  const columns = new Set<string>()
  if (!row) return columns
  const visitor = new Visitor({
    TSInterfaceDeclaration: ({ id, body }) => {
      if (id.name !== `${row}Table`) return
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier') columns.add(member.key.name)
    },
  })
  for (const [file, code] of files) if (isTables(file)) visitor.visit(parseSync(file, code).program)
  return columns
}
