import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onYes' | 'onNo'>

/** `ask` resolves to whether the answer is yes. `dialog` has to be rendered. */
export const useConfirm = () => {
  const [asked, setAsked] = useState<{ question: Question; answer: (isYes: boolean) => void }>()
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined)
        resolve(isYes)
      }
      setAsked({ question, answer })
    })
  const dialog = asked && (
    <ConfirmDialog {...asked.question} onYes={() => asked.answer(true)} onNo={() => asked.answer(false)} />
  )
  return { ask, dialog }
}
