import graphql from '@graphql-eslint/eslint-plugin'
import { visit } from 'graphql'

const { 'selection-set-depth': depth } = graphql.rules

const hasUnknownFragment = (definition, siblings, seen = new Set()) => {
  let isUnknown = false
  visit(definition, {
    FragmentSpread: ({ name: { value } }) => {
      if (seen.has(value)) return
      seen.add(value)
      const [fragment] = siblings.getFragment(value)
      if (!fragment || hasUnknownFragment(fragment.document, siblings, seen)) isUnknown = true
    },
  })
  return isUnknown
}

/** The rule `selection-set-depth` throws at an unknown fragment. That one is left to `known-fragment-names`. */
export const selectionSetDepth = {
  ...depth,
  create: (context) => {
    const { siblingOperations } = context.sourceCode.parserServices
    const checks = Object.entries(depth.create(context)).map(([selector, check]) => [
      selector,
      (node) => hasUnknownFragment(node.rawNode(), siblingOperations) || check(node),
    ])
    return Object.fromEntries(checks)
  },
}
