import type { Variant } from '../screen'

/** A form that calls a mutation with a result union. */
export const form: Variant = {
  advice: ({ id }) =>
    `Name your mutation in ${id}.graphql and examples.ts, run \`npm run codegen\`, and write the fields in ${id}.tsx.`,
  example: () => ({ as: 'customer', variables: { input: { name: 'Clara Whitfield' } } }),
  files: ({ id, name, title, url }) => ({
    graphql: `mutation ${name}($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    ... on ProfileUpdated {
      user {
        id
        name
      }
    }
    ... on InvalidInput {
      field
    }
    ... on Failure {
      message
    }
  }
}
`,
    tsx: `import { Form } from '../../features/form/form'
import { problemOf } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { TitlePage } from '../../features/page/layout/title-page'
import { use${name}Mutation } from './${id}.generated'
import styles from './${id}.module.css'

export const ${name} = () => {
  const [save] = use${name}Mutation()
  const submit = useSubmit(async (values) => {
    const input = { name: String(values.get('name')) }
    const answer = (await save({ variables: { input } })).data?.updateProfile
    return answer?.__typename === 'ProfileUpdated' ? { success: 'Saved' } : problemOf(answer)
  })
  return (
    <TitlePage
      title="${title}"
      description="One sentence about this page, for search engines."
      lead="One sentence about this form, for its readers."
    >
      <div className={styles.form}>
        <Form label="${title}" action="Save" submit={submit}>
          <p>The fields are missing here.</p>
        </Form>
      </div>
    </TitlePage>
  )
}
`,
    css: `.form {
  max-width: 40rem;
}
`,
    test: `import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ${name}Document } from './${id}.generated'

const saveButton = () => screen.findByRole('button', { name: 'Save' })
const save = async () => userEvent.click(await saveButton())

test('${title}: saves its fields', async () => {
  mockOperation(${name}Document, { updateProfile: { __typename: 'ProfileUpdated' } })
  await visit('${url}')
  await saveButton()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Byron')
  await save()
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('${title}: shows why it was refused', async () => {
  const refused = { __typename: 'InvalidInput', field: 'name', message: 'Full name is required' } as const
  mockOperation(${name}Document, { updateProfile: refused })
  await visit('${url}')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(refused.message)
})

test('${title}: a failed request says so', async () => {
  mockError(${name}Document)
  await visit('${url}')
  await save()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong/)
})
`,
  }),
}
