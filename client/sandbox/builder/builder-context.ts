import type { FragmentDefinitionNode, GraphQLSchema } from 'graphql'
import { createContext, useContext } from 'react'
import type { VariableFor } from './new-selections'

interface Builder {
  schema: GraphQLSchema
  /** The fragments of the open text. */
  fragments: FragmentDefinitionNode[]
  variableFor: VariableFor
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export const useBuilder = () => {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('The tree is outside of its BuilderContext.')
  return builder
}
