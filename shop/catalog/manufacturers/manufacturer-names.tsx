import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'

/** Suggests the known manufacturers for a text field, by the `list` attribute of its input. */
export function ManufacturerNames({ id }: { id: string }) {
  const { data, load } = useFetcher<string[]>()
  useEffect(() => void load(href('/admin/makers/choices')), [load])
  return (
    <datalist id={id}>
      {data?.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
