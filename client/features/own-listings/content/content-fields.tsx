import { TextArea } from '../../../ui/form/text-area'
import { EntryList } from '../entry-list/entry-list'
import { newKey } from '../entry-list/new-key'
import type { ContentValues, QuestionValues } from './content-values'
import { QuestionFields } from './question-fields'

const MAX_ENTRIES = 10

interface Props {
  values: ContentValues
  errorOf: (field: string) => string | undefined
  change: (values: Partial<ContentValues>) => void
}

/** The sections of a service's form beside its description: included lines, questions to the buyer, FAQ. */
export const ContentFields = ({ values: { questions, faq, included }, errorOf, change }: Props) => (
  <>
    <EntryList
      legend="What else is included"
      hint="Shown below the four things that every service includes."
      noun="Line"
      entries={included}
      max={MAX_ENTRIES}
      error={errorOf('included')}
      create={() => ({ key: newKey(), text: '' })}
      change={(entries) => change({ included: entries })}
    >
      {({ text }, index, update) => (
        <TextArea
          label="What the buyer gets"
          name={`included.${index}`}
          rows={1}
          maxLength={120}
          value={text}
          error={errorOf(`included.${index}`)}
          onChange={({ currentTarget }) => update({ text: currentTarget.value })}
        />
      )}
    </EntryList>
    <EntryList
      legend="Questions to the buyer"
      hint="Asked after the purchase. Your delivery time begins once the required ones are answered."
      noun="Question"
      entries={questions}
      max={MAX_ENTRIES}
      error={errorOf('questions')}
      create={newQuestion}
      change={(entries) => change({ questions: entries })}
    >
      {(question, index, update) => (
        <QuestionFields
          question={question}
          update={update}
          name={`questions.${index}`}
          errorOf={(part) => errorOf(`questions.${index}.${part}`)}
        />
      )}
    </EntryList>
    <EntryList
      legend="Frequently asked questions"
      hint="What buyers often want to know before they buy. Shown on the service’s page."
      noun="Answered question"
      entries={faq}
      max={MAX_ENTRIES}
      error={errorOf('faq')}
      create={() => ({ key: newKey(), question: '', answer: '' })}
      change={(entries) => change({ faq: entries })}
    >
      {({ question, answer }, index, update) => (
        <>
          <TextArea
            label="Question"
            name={`faq.${index}.question`}
            rows={1}
            maxLength={200}
            value={question}
            error={errorOf(`faq.${index}.question`)}
            onChange={({ currentTarget }) => update({ question: currentTarget.value })}
          />
          <TextArea
            label="Your answer"
            name={`faq.${index}.answer`}
            rows={3}
            maxLength={2_000}
            value={answer}
            error={errorOf(`faq.${index}.answer`)}
            onChange={({ currentTarget }) => update({ answer: currentTarget.value })}
          />
        </>
      )}
    </EntryList>
  </>
)

const newQuestion = (): QuestionValues => ({ key: newKey(), text: '', kind: 'TEXT', required: true, choices: '' })
