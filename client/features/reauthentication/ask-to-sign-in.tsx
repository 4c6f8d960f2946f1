import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { createRoot } from 'react-dom/client'
import { SignInAgainDialog } from './sign-in-again-dialog'

let open: Promise<boolean> | undefined

/**
 * Opens the dialog and returns whether its user signed in. Several requests share one dialog. It is a React root of its own, above
 * every page and its dialogs.
 */
export const askToSignIn = (client: ApolloClient) => {
  open ??= new Promise<boolean>((resolve) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const close = (signedIn: boolean) => {
      open = undefined
      root.unmount()
      container.remove()
      resolve(signedIn)
    }
    root.render(
      <ApolloProvider client={client}>
        <SignInAgainDialog onClose={close} />
      </ApolloProvider>,
    )
  })
  return open
}
