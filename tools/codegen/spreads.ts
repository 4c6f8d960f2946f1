import { type DefinitionNode, visit } from 'graphql'

/** The names of the fragments that a definition spreads. */
export const spreadsIn = (definition: DefinitionNode) => {
  const names: string[] = []
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}
