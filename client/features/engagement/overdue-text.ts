import { pluralize } from '../../lib/text'

/**
 * `2 disputes are overdue.` of loaded disputes, the earliest due first; empty if none is. If all that are loaded are overdue and there
 * are more, those may be overdue, too.
 */
export const overdueText = (loaded: readonly { decisionOverdue: boolean }[], totalCount: number) => {
  const overdue = loaded.filter(({ decisionOverdue }) => decisionOverdue).length
  if (overdue === 0) return ''
  const text = `${pluralize(overdue, 'dispute is', 'disputes are')} overdue.`
  return overdue === loaded.length && overdue < totalCount ? `At least ${text}` : text
}
