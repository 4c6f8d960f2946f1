import { type GraphQLSchema, OperationTypeNode } from 'graphql'
import { useState } from 'react'
import field from '../panel-field.module.css'
import { BuilderContext } from './builder-context'
import { selectionSet } from './new-selections'
import { newOperation, readText, writeOperation } from './operation-text'
import { SelectionTree } from './selection-tree'
import { changeSelections, nameVariables } from './variable-definitions'

interface QueryBuilderProps {
  schema: GraphQLSchema
  text: string
  onEdit: (text: string) => void
}

/** The schema as a tree of checkboxes that writes an operation of the text. */
export const QueryBuilder = ({ schema, text, onEdit }: QueryBuilderProps) => {
  const [kind, setKind] = useState(OperationTypeNode.QUERY)
  const [index, setIndex] = useState(0)
  const [filter, setFilter] = useState('')
  const { operations, fragments, problem } = readText(text)
  const operation = operations[index] ?? operations[0] ?? newOperation(kind)
  const type = schema.getRootType(operation.operation)

  if (problem) return <p role="status">Correct the query first. {problem}</p>
  return (
    <BuilderContext value={{ schema, fragments, variableFor: nameVariables(operation) }}>
      {operations.length === 0 && (
        <label className={field.field}>
          <span>Kind of operation</span>
          <select value={kind} onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}>
            {kinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {operations.length > 1 && (
        <label className={field.field}>
          <span>Operation</span>
          <select value={operations.indexOf(operation)} onChange={({ target }) => setIndex(Number(target.value))}>
            {operations.map(({ name, operation }, index) => (
              <option key={name?.value ?? index} value={index}>
                {operation} {name?.value}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={field.field}>
        <span>Find a field of the {operation.operation}</span>
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {type && (
        <SelectionTree
          // Another operation begins with its selected fields open.
          key={operation.name?.value}
          type={type}
          selections={operation.selectionSet.selections}
          filter={filter}
          onChange={(selections) =>
            onEdit(writeOperation(text, changeSelections(schema, operation, selectionSet(selections))))
          }
        />
      )}
    </BuilderContext>
  )
}

const kinds = Object.values(OperationTypeNode)
