import { type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** How often each root field is asked for, counted through fragments. */
export const countRootFields = (
  set: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): Map<string, number> => {
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
