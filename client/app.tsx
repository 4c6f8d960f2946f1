import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode } from 'react'
import { SiteOrigin } from './features/page/page-contexts'
import { beforePaint } from './features/page/scripts/before-paint'
import newsreader from './ui/theme/fonts/newsreader-display.woff2?url'
import publicSans from './ui/theme/fonts/public-sans.woff2?url'
import './ui/theme/tokens.css'
import './ui/theme/base.css'

interface Props {
  client: ApolloClient
  /** The site's address, for absolute URLs. The browser reads it from the document. */
  origin: string
  children: ReactNode
}

/** suppressHydrationWarning, because the script before the first paint adds attributes to <html>. */
export const App = ({ client, origin, children }: Props) => (
  <StrictMode>
    <html lang="en" data-origin={origin} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Colours the browser's toolbar like the page, with the values of --paper. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f1e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1424" />
        {/* Runs before React hydrates, so the browser's build needs no copy of it. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? beforePaint : ''}</script>
        <meta property="og:site_name" content="Marque" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/artwork/ornament/seal-small.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Early in the document only: a page that is drawn in the browser asks for fonts once its text shows. */}
        {import.meta.env.SSR && (
          <>
            <link rel="preload" href={newsreader} as="font" type="font/woff2" crossOrigin="anonymous" />
            <link rel="preload" href={publicSans} as="font" type="font/woff2" crossOrigin="anonymous" />
          </>
        )}
      </head>
      <body>
        <SiteOrigin value={origin}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </SiteOrigin>
      </body>
    </html>
  </StrictMode>
)
