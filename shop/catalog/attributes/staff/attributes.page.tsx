import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/attributes/staff'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { bulkForm } from '../../../core/admin-kit/resource/screen/save-resource.tsx'
import type { Api } from '../../../core/api.ts'
import { type AttributeName, listAttributeNames, MAX_COUNTED, updateAttributeFilters } from '../attributes.contract.ts'

const FILTER = 'filter'

/** Makes attributes filterable or not. @returns the result, which the opposite action undoes */
async function setFilters(api: Api, names: readonly string[], can_filter: boolean) {
  const { changed } = await api(updateAttributeFilters, { body: { names: [...names], can_filter } })
  const undo = changed.length > 0 ? JSON.stringify({ names: changed, can_filter: !can_filter }) : null
  return { done: changed, left: [], undo }
}

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: {
    list: (api) => api(listAttributeNames, {}),
    bulk: (api, action, records) =>
      setFilters(
        api,
        records.map(({ key }) => key),
        action === FILTER,
      ),
    undo: async (api, undo) => {
      const { names, can_filter } = JSON.parse(undo)
      return setFilters(api, names, can_filter)
    },
  },
  // Attributes are identified by their names and have no version.
  items: (data) => data.names.map((attribute) => ({ ...attribute, id: null, version: 0 })),
  keyOf: ({ name }) => name,
  name: ({ name }) => name,
  columns: {
    name: { label: texts.name, value: ({ name }) => name },
    products: {
      label: texts.products,
      value: ({ products }) => products,
      cell: ({ products }) => texts.ofProducts(products, products >= MAX_COUNTED),
      isNumber: true,
    },
    filter: {
      label: texts.filter,
      value: ({ can_filter }) => texts.states[can_filter ? 'on' : 'off'],
      cell: (attribute) => <FilterSwitch attribute={attribute} />,
    },
  },
  filters: {
    filter: { label: texts.filter, choices: texts.states, value: ({ can_filter }) => [can_filter ? 'on' : 'off'] },
  },
  bulk: {
    [FILTER]: { label: texts.useAsFilter, done: texts.usedAsFilter, applies: ({ can_filter }) => !can_filter },
    no_filter: { label: texts.removeFilter, done: texts.removedFilter, applies: ({ can_filter }) => can_filter },
  },
  intro: () => <p className="mb-5 max-w-2xl text-muted">{texts.tickThose}</p>,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** A checkbox that is saved immediately. */
function FilterSwitch({ attribute: { name, can_filter } }: { attribute: AttributeName }) {
  const fetcher = useFetcher()
  const [isTicked, setTicked] = useState(can_filter)
  // Resets the checkbox after a refused change.
  useEffect(() => {
    if (fetcher.state === 'idle') setTicked(can_filter)
  }, [fetcher.state, can_filter])
  return (
    <label className="inline-flex min-h-11 items-center gap-3 md:-my-3">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          setTicked(target.checked)
          void fetcher.submit(bulkForm(target.checked ? FILTER : 'no_filter', [{ key: name }]), { method: 'post' })
        }}
        className="size-5 rounded"
      />
      <span className="sr-only">{name}</span>
      {/* The column has this name, except on phones. */}
      <span className="md:sr-only">{texts.filter}</span>
    </label>
  )
}
