import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { shortDay, timeAgo } from '../../lib/dates'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { TextButton } from '../../ui/button/text-button'
import { FactorRow } from './factor-row'
import { type PasskeyRow_PasskeyFragment, usePasskeyRow_PasskeyFragment } from './passkey-row.generated'
import { RenamePasskeyForm } from './rename-passkey-form'

interface Props {
  passkey: FragmentType<PasskeyRow_PasskeyFragment>
  onRemove: (passkey: { id: string; name: string }) => void
  onRenamed: () => void
}

export const PasskeyRow = ({ passkey: from, onRemove, onRenamed }: Props) => {
  const { id, name, createdAt, lastUsedAt } = usePasskeyRow_PasskeyFragment(from)
  const [renaming, setRenaming] = useState(false)
  const renameButton = useReturnFocus(renaming)

  if (renaming) {
    return (
      <RenamePasskeyForm
        id={id}
        name={name}
        onRenamed={() => {
          setRenaming(false)
          onRenamed()
        }}
        onCancel={() => setRenaming(false)}
      />
    )
  }
  return (
    <FactorRow
      text={
        <>
          Passkey <b>{name}</b>, added {shortDay(createdAt)},{' '}
          {lastUsedAt ? `last used ${timeAgo(lastUsedAt)}` : 'never used'}
        </>
      }
    >
      <TextButton ref={renameButton} onClick={() => setRenaming(true)}>
        Rename<span className="visually-hidden"> {name}</span>
      </TextButton>
      <TextButton onClick={() => onRemove({ id, name })}>
        Remove<span className="visually-hidden"> {name}</span>
      </TextButton>
    </FactorRow>
  )
}
