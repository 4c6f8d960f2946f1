import { useEditorContext, useSchemaStore } from '@graphiql/react'
import { useSyncExternalStore } from 'react'
import { classes } from '../../ui/classes'
import panel from '../panel.module.css'
import { useFillVariables } from '../variables/use-fill-variables'
import styles from './builder.module.css'
import { QueryBuilder } from './query-builder'

/** Connects the query builder with GraphiQL's editors. */
export const BuilderPanel = () => {
  const { queryEditor } = useEditorContext({ nonNull: true })
  const { schema } = useSchemaStore()
  const { fillNeeded } = useFillVariables()
  const text = useSyncExternalStore(
    (notify) => {
      queryEditor?.on('change', notify)
      return () => queryEditor?.off('change', notify)
    },
    () => queryEditor?.getValue() ?? '',
  )
  const edit = (changed: string) => {
    queryEditor?.setValue(changed)
    fillNeeded()
  }

  return (
    <div className={classes(panel.panel, styles.builder)}>
      <h2>Query builder</h2>
      <p>Tick the fields that you want. A ticked argument becomes a variable, whose value stands below the query.</p>
      {schema ? <QueryBuilder schema={schema} text={text} onEdit={edit} /> : <p role="status">Reading the schema …</p>}
    </div>
  )
}
