import { type ESTree, parseSync, Visitor } from 'vite'
import type { Files } from '../lib/files'

export type Location = { file: string; line: number }

/** Locations of the resolvers of `Type` and `Type.field`. The fields of opaque types, such as the result of a call, are unknown. */
export type Resolvers = { locations: ReadonlyMap<string, Location[]>; opaque: ReadonlySet<string> }

export const resolversIn = (files: Files): Resolvers => {
  const locations = new Map<string, Location[]>()
  const opaque = new Set<string>()
  for (const [file, code] of files) if (file.endsWith('.resolvers.ts')) read(file, code, locations, opaque)
  return { locations, opaque }
}

const read = (file: string, code: string, locations: Map<string, Location[]>, opaque: Set<string>) => {
  const objects = new Map<string, ESTree.ObjectExpression>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const value = init && withoutTypes(init)
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression') objects.set(id.name, value)
    },
  }).visit(parseSync(file, code).program)

  const add = (coordinate: string, { start }: { start: number }) => {
    const line = code.slice(0, start).split('\n').length
    locations.set(coordinate, [...(locations.get(coordinate) ?? []), { file, line }])
  }
  const addFields = (type: string, expression: ESTree.Expression) => {
    const value = withoutTypes(expression)
    const object = value.type === 'Identifier' ? objects.get(value.name) : value
    if (object?.type !== 'ObjectExpression') return opaque.add(type)
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') addFields(type, property.argument)
      else add(`${type}.${nameOf(property)}`, property)
    }
  }
  for (const [name, { properties }] of objects) {
    if (!name.endsWith('Resolvers')) continue
    for (const property of properties) {
      if (property.type === 'SpreadElement') continue
      add(nameOf(property), property)
      addFields(nameOf(property), property.value)
    }
  }
}

const withoutTypes = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? withoutTypes(node.expression) : node

const nameOf = ({ key }: ESTree.ObjectProperty) => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

/** True if the field needs no resolver, because the row of its type has a column of its name. */
export const hasColumn = (type: string, field: string, files: Files) => {
  // A type has the row of the same name, unless codegen.ts names another.
  const [, row = type] =
    new RegExp(`\\b${type}: (?:row|parent)\\('(\\w+)'\\)`).exec(files.get('codegen.ts') ?? '') ?? []
  const table = new RegExp(`interface ${row}Table[^{]*\\{[^}]*\\b${field}\\??:`)
  return [...files].some(([file, code]) => file.includes('/database/') && table.test(code))
}
