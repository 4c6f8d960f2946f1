import { useEditorContext, usePluginStore } from '@graphiql/react'
import { useState } from 'react'
import { Button } from '../../ui/button/button'
import { classes } from '../../ui/classes'
import panel from '../panel.module.css'
import field from '../panel-field.module.css'
import { tourTitle } from '../tour/steps'
import { ExampleFacts } from './example-facts'
import { examples } from './examples'
import styles from './examples-panel.module.css'
import { findGroups } from './groups'
import { useOpenExample } from './use-open-example'

export const ExamplesPanel = () => {
  const [filter, setFilter] = useState('')
  const { tabs, activeTabIndex } = useEditorContext({ nonNull: true })
  const { setVisiblePlugin } = usePluginStore()
  const { openExample, ready } = useOpenExample()
  const openQuery = tabs[activeTabIndex]?.query
  const groups = findGroups(filter)

  return (
    <div className={classes(panel.panel, styles.panel)}>
      <h2>Examples</h2>
      <p>All {examples.length} operations of the site, as it sends them, with variables for the sample data.</p>
      <Button variant="line" size="small" onClick={() => setVisiblePlugin(tourTitle)}>
        Take the tour
      </Button>
      <label className={field.field}>
        <span>Find an operation, a field or a screen</span>
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {groups.length === 0 && <p role="status">No operation matches.</p>}
      {groups.map(({ folder, title, examples }) => (
        <section key={folder} aria-labelledby={`examples-${folder}`}>
          <h3 id={`examples-${folder}`}>{title}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <button
                  type="button"
                  className={styles.example}
                  aria-current={example.text === openQuery ? 'true' : undefined}
                  disabled={!ready}
                  onClick={() => openExample(example)}
                >
                  <span>{example.name}</span> <small>{[example.kind, example.as].filter(Boolean).join(' · ')}</small>
                </button>
                {example.text === openQuery && <ExampleFacts example={example} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
