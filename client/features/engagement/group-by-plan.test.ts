import { expect, test } from 'vitest'
import { groupByPlan } from './group-by-plan'

const agreed = (id: string, number: string) => ({ id, milestonePlan: { number, state: 'IN_PROGRESS' } })

test('milestones in a list: those of one order stand together, where the first of them is', () => {
  const alone = { id: 'b', milestonePlan: null }
  const offered = { id: 'd', milestonePlan: { number: 'MQ-3', state: null } }
  const groups = groupByPlan([agreed('a', 'MQ-1'), alone, agreed('c', 'MQ-2'), offered, agreed('e', 'MQ-1')])
  expect(groups.map(({ plan, engagements }) => [plan?.number, engagements.map(({ id }) => id)])).toEqual([
    ['MQ-1', ['a', 'e']],
    [undefined, ['b']],
    ['MQ-2', ['c']],
    [undefined, ['d']],
  ])
})
