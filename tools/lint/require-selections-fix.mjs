import graphql from '@graphql-eslint/eslint-plugin'

const { 'require-selections': requireSelections } = graphql.rules

/** The rule `require-selections`, whose only suggestion, to add `id`, becomes a fix for `--fix`. */
export const requireSelectionsWithFix = {
  meta: { ...requireSelections.meta, fixable: 'code' },
  create: (context) => {
    const report = (problem) => context.report({ ...problem, fix: problem.suggest?.[0]?.fix })
    return requireSelections.create(Object.create(context, { report: { value: report } }))
  },
}
