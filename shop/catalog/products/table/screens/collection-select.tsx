import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/products/table'
import type { ControlProps } from '../../../../ui/fields/field.tsx'
import type { CollectionChoice } from '../../../collections/editing/edit-collections.contract.ts'

interface CollectionSelectProps {
  label: string
  /** The label while no collection is selected. */
  empty: string
  /** A slug; empty for none. */
  value: string
  onChange: (slug: string) => void
  control?: ControlProps
}

/** A select of manual collections in tree order. Renders nothing if there are none. */
export function CollectionSelect({ label, empty, value, onChange, control }: CollectionSelectProps) {
  const { data, load } = useFetcher<CollectionChoice[]>()
  useEffect(() => void load(href('/admin/collections/choices')), [load])
  const choices = data ?? []
  if (choices.length === 0 && value === '') return null
  return (
    <select
      {...control}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-11 min-w-0 max-w-full rounded-control border border-edge bg-surface px-3 text-base"
    >
      <option value="">{empty}</option>
      {value !== '' && !choices.some(({ slug }) => slug === value) && <option value={value}>{value}</option>}
      {choices.map(({ slug, title, parents }) => (
        <option key={slug} value={slug}>
          {texts.collectionInTree(title, parents.length)}
        </option>
      ))}
    </select>
  )
}
