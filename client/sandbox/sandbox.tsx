import { useEditorContext, useExecutionContext, useSchemaStore } from '@graphiql/react'
import { GraphiQL } from 'graphiql'
import { useEffect, useRef } from 'react'
import { useAppearance } from '../features/appearance/use-appearance'
import { CopyMenu } from './copy/copy-menu'
import { fetcher } from './fetcher'
import { initialPanel, PanelProvider, plugins } from './plugins'
import { emptyQuery } from './provided-queries'
import { ResponseFooter } from './response/response-footer'
import styles from './sandbox.module.css'
import { SessionSwitch } from './session/session-switch'
import { ShareButton } from './share/share-button'
import { shared } from './share/shared'
import { steps } from './tour/steps'
import { FillButton } from './variables/fill-button'

/** GraphiQL stores its tabs under this key. Tabs from an earlier visit are not run, because they may hold mutations. */
const isFirstVisit = localStorage.getItem('graphiql:tabState') === null
const initialTab = shared
  ? { query: shared.query, variables: shared.variables }
  : { defaultTabs: [{ query: steps[0].query }] }
const runsAtStart = shared ? shared.isReadOnly : isFirstVisit

export const Sandbox = () => {
  const { appearance } = useAppearance()

  return (
    <>
      <header className={styles.header}>
        <h1>
          <a href="/">
            <img src="/artwork/ornament/seal-small.svg" width="32" height="32" alt="" />
            Marque <span>sandbox</span>
          </a>
        </h1>
        <a className={styles.schema} href="/graphql?sdl" download="schema.graphql">
          Download SDL
        </a>
        <SessionSwitch />
      </header>
      <main className={styles.main}>
        <PanelProvider>
          <GraphiQL
            {...initialTab}
            fetcher={fetcher}
            plugins={plugins}
            {...initialPanel}
            defaultQuery={emptyQuery}
            defaultEditorToolsVisibility="variables"
            forcedTheme={appearance}
          >
            <GraphiQL.Logo>{null}</GraphiQL.Logo>
            <GraphiQL.Toolbar>
              {({ prettify, merge, copy }) => (
                <>
                  {prettify}
                  {merge}
                  <FillButton />
                  {copy}
                  <CopyMenu />
                  <ShareButton />
                </>
              )}
            </GraphiQL.Toolbar>
            <GraphiQL.Footer>
              <ResponseFooter />
            </GraphiQL.Footer>
            <AccessibleEditors />
            {runsAtStart && <RunOnce />}
            <FreshSchema />
          </GraphiQL>
        </PanelProvider>
      </main>
    </>
  )
}

/** CodeMirror indents on Tab, which would trap the focus of keyboard users. */
const withoutTabKeys = { Tab: false, 'Shift-Tab': false } as const

/** Gives CodeMirror's fields names for screen readers, and lets the Tab key leave them. */
const AccessibleEditors = () => {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useEditorContext({ nonNull: true })
  useEffect(() => {
    const editors = [
      [queryEditor, 'Query'],
      [variableEditor, 'Variables'],
      [headerEditor, 'Headers'],
      [responseEditor, 'Answer'],
    ] as const
    for (const [editor, name] of editors) {
      editor?.getInputField().setAttribute('aria-label', name)
      editor?.addKeyMap(withoutTabKeys)
    }
    return () => {
      for (const [editor] of editors) editor?.removeKeyMap(withoutTabKeys)
    }
  }, [queryEditor, variableEditor, headerEditor, responseEditor])
  return null
}

/** Runs the open tab once, as soon as all editors are ready. */
const RunOnce = () => {
  const { run } = useExecutionContext({ nonNull: true })
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true })
  const hasRun = useRef(false)

  useEffect(() => {
    if (hasRun.current || !queryEditor || !variableEditor || !responseEditor) return
    hasRun.current = true
    run()
  }, [run, queryEditor, variableEditor, responseEditor])

  return null
}

/** Reads the schema again after a save of the server's code, in development. */
const FreshSchema = () => {
  const { introspect } = useSchemaStore()
  useEffect(() => {
    import.meta.hot?.on('server:reloaded', introspect)
    return () => import.meta.hot?.off('server:reloaded', introspect)
  }, [introspect])
  return null
}
