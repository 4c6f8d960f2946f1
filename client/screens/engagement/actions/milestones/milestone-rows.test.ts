import { expect, test } from 'vitest'
import { readMilestones } from './milestone-rows'
import { rowNames } from './row-names'

const read = (price: string) => {
  const values = new FormData()
  values.append(rowNames.title, 'Search')
  values.append(rowNames.price, price)
  values.append(rowNames.days, '5')
  return readMilestones(values)
}

test.each([
  ['1,200.50', 1200.5],
  ['$720', 720],
])('milestones: the price %s is %d', (text, price) => {
  expect(read(text)).toEqual({ value: [{ title: 'Search', price, days: 5 }] })
})

test.each(['200,5', '1,5', '', '-1', '1.234'])('milestones: the price "%s" is a problem of its row', (text) => {
  expect(read(text)).toEqual({ problem: 'Milestone 1: Price: Enter an amount, like 49.99.' })
})
