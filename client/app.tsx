import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode } from 'react'
import { firstPaint } from './features/page/first-paint'
import { SiteOrigin } from './features/page/site-origin'
import newsreader from './ui/fonts/newsreader-display.woff2?url'
import publicSans from './ui/fonts/public-sans.woff2?url'
import './ui/tokens.css'
import './ui/base.css'

interface Props {
  client: ApolloClient
  /** Where the site is seen. The browser takes over what the server wrote: its own may differ. */
  origin: string
  children: ReactNode
}

/** `firstPaint` sets an attribute of <html> that React must not miss: hence suppressHydrationWarning. */
export const App = ({ client, origin, children }: Props) => (
  <StrictMode>
    <html lang="en" data-origin={origin} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The colour of --paper, for the frame of the browser. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f1e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1424" />
        {/* It has run before the browser's React comes, which needs no copy of it. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? firstPaint : ''}</script>
        <meta property="og:site_name" content="Marque" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/artwork/ornament/seal-small.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={newsreader} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={publicSans} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>
        <SiteOrigin value={origin}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </SiteOrigin>
      </body>
    </html>
  </StrictMode>
)
