import graphql from '@graphql-eslint/eslint-plugin'

const { 'require-selections': requireSelections } = graphql.rules

/** All that the rule suggests is to add `id`, which `--fix` may do unasked. */
export const addingSelections = {
  meta: { ...requireSelections.meta, fixable: 'code' },
  create: (context) => {
    const report = (problem) => context.report({ ...problem, fix: problem.suggest?.[0]?.fix })
    return requireSelections.create(Object.create(context, { report: { value: report } }))
  },
}
