import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import type { CustomerTag } from './tags.contract.ts'

/** Suggests the tags of the shop for a text field, by the `list` attribute of its input. */
export function TagNames({ id }: { id: string }) {
  const tags = useTags()
  return (
    <datalist id={id}>
      {tags?.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  )
}

/** Loads the tags of the shop as their screen does; undefined before. Actions of the screen reload them. */
export function useTags(): readonly CustomerTag[] | undefined {
  const { data, load } = useFetcher<{ tags: readonly CustomerTag[] }>()
  useEffect(() => void load(href('/admin/customers/tags')), [load])
  return data?.tags
}
