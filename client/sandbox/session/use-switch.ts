import { useState } from 'react'
import type { Role } from '../../features/session/roles'
import { switchTo } from './account'

/** Being somebody else, one at a time. */
export const useSwitch = () => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const change = async (role: Role | undefined) => {
    setBusy(true)
    setProblem('')
    try {
      await switchTo(role)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work.')
    }
    setBusy(false)
  }
  return { change, busy, problem }
}
