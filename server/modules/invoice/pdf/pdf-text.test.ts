import { expect, test } from 'vitest'
import { createFontChoice } from './pdf-text'

const { runsOf, lacks } = createFontChoice([{ letters: new Set('株式会社、') }, { letters: new Set('한국') }])

test.each([
  ['Žižkov & Söhne Иванов', ['Žižkov & Söhne Иванов']],
  ['مكتب النور', ['مكتب النور']],
  ['Levi דוד כהן', ['Levi ', 'דוד כהן']],
  ['דוד כהן Levi', ['Levi', 'דוד כהן ']],
  ['דוד כהן בע"מ', ['מ', '"', 'דוד כהן בע']],
  ['شركة النور (ذ.م.م) 2020', ['2020', ' (', 'م', '.', 'م', '.', 'ذ', ')', 'شركة النور ']],
  ['Ünï שלום (Ltd) 12%', ['Ünï ', 'שלום', ' (Ltd) 12%']],
  ['می\u200cخواهم', ['می\u200cخواهم']],
  ['דוד (Levi) 12%', ['12%', ' (', 'Levi', ')', 'דוד ']],
  ['دفتر ٢٠٢٠', ['٠٢٠٢', 'دفتر ']],
  ['Levi "דוד" כהן', ['Levi "', 'כהן', ' "', 'דוד']],
  ['株式会社、 한국 2', ['株式会社、', ' ', '한국', ' 2']],
])('text of a PDF: %s is written in these parts, from left to right', (text, runs) => {
  expect(runsOf(text).map((run) => run.text)).toEqual(runs)
})

test('text of a PDF: a wrapped line is written in the direction of its text', () => {
  expect(runsOf('Levi דוד', 'rtl').map((run) => run.text)).toEqual(['דוד', ' ', 'Levi'])
})

test.each([
  ['株式会社 “Žižkov”, 한국 12', false],
  ['Соловʼяненко, Kahoʻolawe & µ-Tech', false],
  ['ไทย', true],
  ['社長', true],
])('text of a PDF: whether %s has letters or digits without a font is %s', (text, expected) => {
  expect(lacks(text)).toBe(expected)
})
