import { within } from '@testing-library/react'
import { buyListing } from '../../../../testing/purchase'
import { main, visit } from '../../../../testing/render-screen'
import { openForm, path, user } from '../../engagement.testing'

export const form = () => within(main().getByRole('form', { name: 'Send requirements' }))
export const send = async () => user.click(form().getByRole('button', { name: 'Send requirements' }))
export const textAnswer = (question: RegExp) => form().getByLabelText<HTMLTextAreaElement>(question)
export const choice = () => form().getByLabelText<HTMLSelectElement>('Has anybody outside your company seen it?')
export const problem = /What problem does the invention solve/

/** A purchase of a service whose seller asks three required questions and for files. */
export const openRequirements = async () => {
  const { id } = await buyListing('srv-1102', 1_299)
  await visit(path(id))
  const requirements = await openForm('Send requirements')
  await user.type(requirements.getByLabelText('Requirements'), 'All of it.')
  return id
}

export const answerRequired = async () => {
  await user.type(textAnswer(problem), 'Frost.')
  await user.type(textAnswer(/Who are the inventors/), 'Ada, in Spain.')
  await user.selectOptions(choice(), 'Nobody')
}
