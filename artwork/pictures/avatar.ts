import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'

const inkBlue = '#14213f'

/** Paper tints without `#`, as DiceBear takes them. */
const grounds = [
  'd8e7e5',
  'd9e0ea',
  'dde4d6',
  'dfe8d8',
  'e3e5ea',
  'e6dcea',
  'e6e2d8',
  'eae8cf',
  'ebe0d2',
  'ece4ee',
  'f3e0d8',
  'f4e6cf',
]

/** A portrait in Zoish's "Notionists" style (CC0 1.0), in ink on tinted paper, without gestures, shirt prints and beards. */
export const avatar = (seed: string) =>
  createAvatar(notionists, {
    seed,
    size: 96,
    backgroundColor: grounds,
    gestureProbability: 0,
    bodyIconProbability: 0,
    beardProbability: 0,
  })
    .toString()
    .replaceAll('"#000"', `"${inkBlue}"`)
