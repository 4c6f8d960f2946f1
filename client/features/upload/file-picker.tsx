import { type ComponentProps, type ReactNode, useRef } from 'react'

interface Props extends Pick<ComponentProps<'input'>, 'accept' | 'multiple'> {
  label: string
  choose: (files: File[]) => void
  /** Renders the button that opens the dialog of the browser. */
  children: (open: () => void) => ReactNode
}

export const FilePicker = ({ label, choose, children, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span>
      {children(() => input.current?.click())}
      <input
        {...props}
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          // The form around it has not changed until the file is there.
          event.stopPropagation()
          choose([...(event.currentTarget.files ?? [])])
          // Otherwise choosing the same file again would send no event.
          event.currentTarget.value = ''
        }}
      />
    </span>
  )
}
