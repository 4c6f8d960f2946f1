import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  Object.fromEntries(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )

/** The facts of an operation that limits and caches need. */
interface Prepared {
  fragments: Fragments
  /** The number of selections of each root field, also in fragments. */
  rootFields: ReadonlyMap<string, number>
}

const prepared = new WeakMap<OperationDefinitionNode, Prepared>()

/** Reads an operation once: Apollo reuses parsed documents. */
export const prepareOperation = (document: DocumentNode, operation: OperationDefinitionNode): Prepared => {
  const known = prepared.get(operation)
  if (known) return known
  const fragments = fragmentsOf(document)
  const result = { fragments, rootFields: countRootFields(operation.selectionSet, fragments) }
  prepared.set(operation, result)
  return result
}

const countRootFields = (set: SelectionSetNode, fragments: Fragments): Map<string, number> => {
  const counts = new Map<string, number>()
  const visited = new Set<string>()
  const visit = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        counts.set(selection.name.value, (counts.get(selection.name.value) ?? 0) + 1)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet)
      } else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value)
        const fragment = fragments[selection.name.value]
        if (fragment) visit(fragment.selectionSet)
      }
    }
  }
  visit(set)
  return counts
}
