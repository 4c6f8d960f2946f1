import {
  doTypesOverlap,
  type FieldNode,
  type GraphQLCompositeType,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isCompositeType,
  isUnionType,
  Kind,
  type SelectionNode,
  TypeNameMetaFieldDef,
} from 'graphql'
import { ArgumentList } from './argument-list'
import { Branch } from './branch'
import styles from './builder.module.css'
import { useBuilder } from './builder-context'
import { type AnyField, nameNode, newField, newSelections, selectionSet } from './new-selections'

type Selections = readonly SelectionNode[]

interface TreeProps {
  type: GraphQLCompositeType
  selections: Selections
  onChange: (selections: Selections) => void
  /** Shows only fields with this text in their names. */
  filter?: string
}

/** Replaces a selection, removes it or adds one. */
const replace = (selections: Selections, old: SelectionNode | undefined, next: SelectionNode | undefined) =>
  old
    ? selections.flatMap((selection) => (selection !== old ? selection : (next ?? [])))
    : [...selections, ...(next ? [next] : [])]

/** Everything that can be selected on a type: fields, the types of an interface or union, and fragments. */
export const SelectionTree = ({ type, selections, onChange, filter = '' }: TreeProps) => {
  const change = (old: SelectionNode | undefined) => (next: SelectionNode | undefined) =>
    onChange(replace(selections, old, next))
  const wanted = filter.trim().toLowerCase()
  const fields = fieldsOf(type)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(b.name.startsWith(wanted)) - Number(a.name.startsWith(wanted)))

  return (
    <ul className={styles.tree}>
      {fields.flatMap((field) =>
        selectionsOf(field, selections).map((node) => (
          <FieldRow key={node?.alias?.value ?? field.name} field={field} node={node} onChange={change(node)} />
        )),
      )}
      <TypeRows type={type} selections={selections} change={change} />
      <FragmentRows type={type} selections={selections} change={change} />
    </ul>
  )
}

const fieldsOf = (type: GraphQLCompositeType): AnyField[] => [
  ...(isAbstractType(type) ? [TypeNameMetaFieldDef] : []),
  ...(isUnionType(type) ? [] : Object.values(type.getFields())),
]

/** A field is selected once for each alias; `undefined` stands for a field that is not selected. */
const selectionsOf = ({ name }: AnyField, selections: Selections) => {
  const found = selections.filter(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD && selection.name.value === name,
  )
  return found.length > 0 ? found : [undefined]
}

interface FieldRowProps {
  field: AnyField
  node: FieldNode | undefined
  onChange: (node: FieldNode | undefined) => void
}

const FieldRow = ({ field, node, onChange }: FieldRowProps) => {
  const { variableFor } = useBuilder()
  const type = getNamedType(field.type)
  const created = newField(field, variableFor)
  const hasMore = isCompositeType(type) || field.args.length > 0

  return (
    <Branch
      name={node?.alias ? `${node.alias.value}: ${field.name}` : field.name}
      detail={String(field.type) + (field.deprecationReason ? ', deprecated' : '')}
      isChecked={node !== undefined}
      onToggle={(isChecked) => onChange(isChecked ? created : undefined)}
    >
      {hasMore && (
        <>
          <ArgumentList
            field={field}
            values={node?.arguments ?? []}
            onChange={(values) => onChange({ ...(node ?? created), arguments: values })}
          />
          {isCompositeType(type) && (
            <SelectionTree
              type={type}
              selections={node?.selectionSet?.selections ?? []}
              onChange={(selections) =>
                onChange(
                  selections.length > 0 ? { ...(node ?? created), selectionSet: selectionSet(selections) } : undefined,
                )
              }
            />
          )}
        </>
      )}
    </Branch>
  )
}

interface RowsProps {
  type: GraphQLCompositeType
  selections: Selections
  change: (old: SelectionNode | undefined) => (next: SelectionNode | undefined) => void
}

/** The types of an interface or union. */
const TypeRows = ({ type, selections, change }: RowsProps) => {
  const { schema, variableFor } = useBuilder()
  if (!isAbstractType(type)) return null
  return schema.getPossibleTypes(type).map((possible) => {
    const node = selections.find(
      (selection): selection is InlineFragmentNode =>
        selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value === possible.name,
    )
    const select = (inner: Selections): InlineFragmentNode | undefined =>
      inner.length === 0
        ? undefined
        : {
            kind: Kind.INLINE_FRAGMENT,
            typeCondition: { kind: Kind.NAMED_TYPE, name: nameNode(possible.name) },
            ...node,
            selectionSet: selectionSet(inner),
          }
    return (
      <Branch
        key={possible.name}
        name={`... on ${possible.name}`}
        isChecked={node !== undefined}
        onToggle={(isChecked) => change(node)(select(isChecked ? newSelections(possible, variableFor) : []))}
      >
        <SelectionTree
          type={possible}
          selections={node?.selectionSet.selections ?? []}
          onChange={(inner) => change(node)(select(inner))}
        />
      </Branch>
    )
  })
}

/** The fragments of the text that fit the type. Their fields are edited in the text. */
const FragmentRows = ({ type, selections, change }: RowsProps) => {
  const { schema, fragments } = useBuilder()
  return fragments.map(({ name, typeCondition }) => {
    const condition = schema.getType(typeCondition.name.value)
    if (!isCompositeType(condition) || !doTypesOverlap(schema, type, condition)) return null
    const node = selections.find(
      (selection) => selection.kind === Kind.FRAGMENT_SPREAD && selection.name.value === name.value,
    )
    return (
      <Branch
        key={name.value}
        name={`...${name.value}`}
        isChecked={node !== undefined}
        onToggle={(isChecked) => change(node)(isChecked ? { kind: Kind.FRAGMENT_SPREAD, name } : undefined)}
      />
    )
  })
}
