import { useEditorContext, useExecutionContext } from '@graphiql/react'
import { GraphiQL } from 'graphiql'
import { useEffect, useRef } from 'react'
import { useAppearance } from '../features/appearance/use-appearance'
import { fetcher } from './fetcher'
import { OpenPanel, openPanel, plugins } from './plugins'
import styles from './sandbox.module.css'
import { SessionSwitch } from './session/session-switch'
import { ShareButton } from './share/share-button'
import { shared } from './share/shared'
import { steps } from './tour/steps'
import { emptyQuery } from './use-open-query'

/** GraphiQL keeps its tabs here. What somebody left open is neither replaced nor run: it may change something. */
const isFirstVisit = localStorage.getItem('graphiql:tabState') === null
const contents = shared
  ? { query: shared.query, variables: shared.variables }
  : { defaultTabs: [{ query: steps[0].query }] }
const runs = shared ? shared.runs : isFirstVisit

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
        <SessionSwitch />
      </header>
      <main className={styles.main}>
        <OpenPanel>
          <GraphiQL
            {...contents}
            fetcher={fetcher}
            plugins={plugins}
            {...openPanel}
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
                  {copy}
                  <ShareButton />
                </>
              )}
            </GraphiQL.Toolbar>
            <AccessibleEditors />
            {runs && <RunOnce />}
          </GraphiQL>
        </OpenPanel>
      </main>
    </>
  )
}

/** To CodeMirror, Tab indents: nobody without a mouse would get out of it again. */
const leavingByTab = { Tab: false, 'Shift-Tab': false } as const

/** CodeMirror's fields have no names of their own, and keep the Tab key to themselves. */
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
      editor?.addKeyMap(leavingByTab)
    }
    return () => {
      for (const [editor] of editors) editor?.removeKeyMap(leavingByTab)
    }
  }, [queryEditor, variableEditor, headerEditor, responseEditor])
  return null
}

/** Runs the open tab once, as soon as there are editors to run it from and to answer in. */
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
