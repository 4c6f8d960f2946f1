// @ts-check

/**
 * Answers of about the same probability.
 * @typedef {{ probability: number, count: number }} Group
 */

const EXACT = 1_000
const WIDTH = 1.01

/**
 * The probabilities of `count` answers by Zipf's law: the first 1,000 one by one, further ones in groups that widen by 1 %.
 * @param {number} count
 * @param {number} exponent
 * @returns {Group[]} The most frequent first.
 */
export const zipf = (count, exponent) => {
  const groups = []
  for (let first = 1; first <= count; ) {
    const last = first < EXACT ? first : Math.min(count, Math.floor(first * WIDTH))
    groups.push({ probability: ((first + last) / 2) ** -exponent, count: last - first + 1 })
    first = last + 1
  }
  const sum = groups.reduce((total, group) => total + group.probability * group.count, 0)
  return groups.map(({ probability, count: size }) => ({ probability: probability / sum, count: size }))
}

/**
 * The share of requests that find their answer in the memory of a process: all but the first of each kind since the memory was empty,
 * and no more than the most frequent ones that fit.
 * @param {readonly Group[]} groups
 * @param {number} requests The requests from one emptying to the next.
 * @param {number} capacity The number of answers that fit.
 */
export const memoryShare = (groups, requests, capacity) => {
  if (requests <= 1) return 0
  const distinct = groups.reduce((sum, { probability, count }) => sum + count * (1 - (1 - probability) ** requests), 0)
  return Math.min(1 - distinct / requests, shareOfMostFrequent(groups, capacity))
}

/**
 * @param {readonly Group[]} groups
 * @param {number} capacity
 */
const shareOfMostFrequent = (groups, capacity) => {
  let room = capacity
  let share = 0
  for (const { probability, count } of [...groups].sort((a, b) => b.probability - a.probability)) {
    const taken = Math.min(count, room)
    share += taken * probability
    room -= taken
  }
  return share
}

/**
 * The share of answers that gets this share of requests.
 * @param {readonly Group[]} groups
 * @param {number} requested
 */
export const shareOfAnswers = (groups, requested) => {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  let answers = 0
  let requests = 0
  for (const { probability, count } of groups) {
    if (requests >= requested) break
    answers += count
    requests += probability * count
  }
  return answers / total
}
