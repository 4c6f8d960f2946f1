import type { QuestionKind } from '../../../generated/schema'
import { splitLines } from '../../../lib/text'
import { Checkbox } from '../../../ui/form/checkbox'
import { SelectField } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import type { QuestionValues } from './content-values'

const MAX_CHOICES = 10

const kindLabels: Record<QuestionKind, string> = { TEXT: 'Text', CHOICE: 'One of several answers', FILE: 'Files' }
const kinds: QuestionKind[] = ['TEXT', 'CHOICE', 'FILE']

interface Props {
  question: QuestionValues
  update: (values: Partial<QuestionValues>) => void
  /** The first part of the names of its fields. */
  name: string
  errorOf: (part: 'text' | 'choices') => string | undefined
}

export const QuestionFields = ({ question: { text, kind, required, choices }, update, name, errorOf }: Props) => (
  <>
    <TextArea
      label="Question"
      name={`${name}.text`}
      rows={2}
      maxLength={300}
      value={text}
      error={errorOf('text')}
      onChange={({ currentTarget }) => update({ text: currentTarget.value })}
    />
    <SelectField
      label="The buyer answers by"
      name={`${name}.kind`}
      value={kind}
      onChange={({ currentTarget }) => update({ kind: kinds.find((one) => one === currentTarget.value) ?? kind })}
    >
      {kinds.map((one) => (
        <option key={one} value={one}>
          {kindLabels[one]}
        </option>
      ))}
    </SelectField>
    {kind === 'CHOICE' && (
      <TextArea
        label="Answers to choose from"
        name={`${name}.choices`}
        rows={3}
        value={choices}
        error={errorOf('choices')}
        hint={`One on each line: at least 2 answers, up to 100 characters each. ${splitLines(choices).length} of ${MAX_CHOICES}`}
        onChange={({ currentTarget }) => update({ choices: currentTarget.value })}
      />
    )}
    <Checkbox
      label="The buyer has to answer it"
      name={`${name}.required`}
      checked={required}
      onChange={({ currentTarget }) => update({ required: currentTarget.checked })}
    />
  </>
)
