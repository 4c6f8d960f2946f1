import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode } from 'react'
import { firstPaint } from './features/appearance/first-paint'
import newsreader from './ui/fonts/newsreader-display.woff2?url'
import publicSans from './ui/fonts/public-sans.woff2?url'
import './ui/tokens.css'
import './ui/base.css'

/** `firstPaint` sets an attribute of <html> that React must not miss: hence suppressHydrationWarning. */
export const App = ({ client, children }: { client: ApolloClient; children: ReactNode }) => (
  <StrictMode>
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The colour of --paper, for the frame of the browser. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f1e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1424" />
        <script>{firstPaint}</script>
        <link rel="icon" href="/artwork/ornament/seal-small.svg" type="image/svg+xml" />
        <link rel="preload" href={newsreader} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={publicSans} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </body>
    </html>
  </StrictMode>
)
