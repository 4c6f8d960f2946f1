import { visibleText } from '../../lib/text'
import { type Check, firstFailedCheck } from '../../lib/violations'
import { type ContentColumns, readFaq, readIncluded, readQuestions, type ServiceContent } from './service-content'

const MAX_ENTRIES = 10
const MAX_QUESTION_LENGTH = 300
const MIN_CHOICES = 2
const MAX_CHOICES = 10
const MAX_CHOICE_LENGTH = 100
const MAX_FAQ_QUESTION_LENGTH = 200
const MAX_FAQ_ANSWER_LENGTH = 2_000
const MAX_INCLUDED_LENGTH = 120

const ASKED_ALREADY = 'This question is there already'

/** The first limit that a draft exceeds. */
export const firstContentViolation = ({ questions = [], faq = [], included = [] }: Partial<ServiceContent>) =>
  firstFailedCheck([
    [questions.length <= MAX_ENTRIES, 'questions', `At most ${MAX_ENTRIES} questions to the buyer`],
    ...questions.flatMap(({ text, choices }, index): Check[] => [
      [
        text.length <= MAX_QUESTION_LENGTH,
        `questions.${index}.text`,
        `A question has at most ${MAX_QUESTION_LENGTH} characters`,
      ],
      [choices.length <= MAX_CHOICES, `questions.${index}.choices`, `A question has at most ${MAX_CHOICES} answers`],
      [
        choices.every((choice) => choice.length <= MAX_CHOICE_LENGTH),
        `questions.${index}.choices`,
        `An answer to choose has at most ${MAX_CHOICE_LENGTH} characters`,
      ],
    ]),
    [faq.length <= MAX_ENTRIES, 'faq', `At most ${MAX_ENTRIES} questions with answers`],
    ...faq.flatMap(({ question, answer }, index): Check[] => [
      [
        question.length <= MAX_FAQ_QUESTION_LENGTH,
        `faq.${index}.question`,
        `A question has at most ${MAX_FAQ_QUESTION_LENGTH} characters`,
      ],
      [answer.length <= MAX_FAQ_ANSWER_LENGTH, `faq.${index}.answer`, 'An answer has at most 2,000 characters'],
    ]),
    [included.length <= MAX_ENTRIES, 'included', `At most ${MAX_ENTRIES} lines`],
    ...included.map(
      (line, index): Check => [
        line.length <= MAX_INCLUDED_LENGTH,
        `included.${index}`,
        `A line has at most ${MAX_INCLUDED_LENGTH} characters`,
      ],
    ),
  ])

/** The first part that is still missing before the listing can be published. */
export const firstMissingContent = (columns: ContentColumns) =>
  firstFailedCheck([
    ...readQuestions(columns).flatMap(({ text, kind, choices }, index, all): Check[] => [
      [visibleText(text) !== '', `questions.${index}.text`, 'Write the question, or remove it'],
      [all.findIndex((other) => other.text === text) === index, `questions.${index}.text`, ASKED_ALREADY],
      [
        kind !== 'CHOICE' || choices.length >= MIN_CHOICES,
        `questions.${index}.choices`,
        `Write at least ${MIN_CHOICES} answers to choose from, one on each line`,
      ],
    ]),
    ...readFaq(columns).flatMap(({ question, answer }, index, all): Check[] => [
      [visibleText(question) !== '', `faq.${index}.question`, 'Write the question, or remove it'],
      [all.findIndex((other) => other.question === question) === index, `faq.${index}.question`, ASKED_ALREADY],
      [visibleText(answer) !== '', `faq.${index}.answer`, 'Write the answer, or remove the question'],
    ]),
    ...readIncluded(columns).flatMap((line, index, all): Check[] => [
      [visibleText(line) !== '', `included.${index}`, 'Write the line, or remove it'],
      [all.indexOf(line) === index, `included.${index}`, 'This line is there already'],
    ]),
  ])
