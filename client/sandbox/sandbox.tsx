import { GraphiQL } from 'graphiql'
import { useAppearance } from '../features/appearance/use-appearance'
import { AccessibleEditors } from './accessible-editors'
import { fetcher } from './fetcher'
import { OpenPanel, openPanel } from './open-panel'
import { plugins } from './plugins'
import { RunOnce } from './run-once'
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
