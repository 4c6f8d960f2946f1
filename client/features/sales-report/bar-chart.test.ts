import { expect, test } from 'vitest'
import { gridLines, movingAverages } from './bar-chart'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10]],
  [10, [0, 5, 10]],
  [90, [0, 25, 50, 75, 100]],
  [100, [0, 25, 50, 75, 100]],
  [14_208, [0, 5_000, 10_000, 15_000]],
])('bar chart: up to %i the grid lines are at %j', (highest, lines) => expect(gridLines(highest)).toEqual(lines))

test('bar chart: the average of three uses the months that exist', () =>
  expect(movingAverages([3, 6, 9, 0], 3)).toEqual([3, 4.5, 6, 5]))
