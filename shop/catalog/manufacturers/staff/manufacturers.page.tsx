import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/manufacturers/staff'
import { bulkCallsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import type { Api } from '../../../core/api.ts'
import { getShop } from '../../../core/settings/shop.contract.ts'
import { Button } from '../../../ui/button.tsx'
import type { ManufacturerBody } from '../manufacturer-form.contract.ts'
import {
  listManufacturers,
  type Manufacturer,
  manufacturersInBulk,
  removeManufacturer,
  saveManufacturer,
} from '../manufacturers.contract.ts'
import { ownBrandDetails, type SuggestedDetails } from './own-brand.ts'

/** A manufacturer with the details that its form starts with. */
type Listed = Manufacturer & { suggested?: SuggestedDetails | undefined }

const save = (api: Api, version: string | number, body: ManufacturerBody) =>
  api(saveManufacturer, { body: { ...body, version } })

async function listWithSuggestions(api: Api) {
  const [listed, shop] = await Promise.all([api(listManufacturers, {}), api(getShop, {})])
  const makers: Listed[] = listed.makers.map((maker) => ({ ...maker, suggested: ownBrandDetails(maker, shop) }))
  return { ...listed, makers }
}

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: {
    list: listWithSuggestions,
    // Details are added to a manufacturer that products name.
    add: (api, body) => save(api, 0, body),
    change: (api, { version }, body) => save(api, version, body),
    remove: (api, { id, version }) => api(removeManufacturer, { params: { id }, query: { version } }),
    ...bulkCallsOf(manufacturersInBulk),
  },
  form: async () => (await import('../manufacturer-form.contract.ts')).ManufacturerBody,
  items: ({ makers }) => makers,
  keyOf: ({ name }) => name.toLowerCase(),
  name: ({ name }) => name,
  values: ({ name, address, contact, responsible, suggested }) => ({
    ...{ name, address, contact, responsible },
    ...suggested,
  }),
  fields: {
    name: 'hidden',
    address: { label: texts.address, rows: 3 },
    contact: { label: texts.emailOrWebAddress, spellCheck: false },
    responsible: {
      label: texts.responsible,
      hint: texts.onlyForManufacturersOutsideHint,
      rows: 2,
      required: false,
    },
  },
  summary: ({ address, contact, responsible }) =>
    [address, contact, responsible].join(', ').replaceAll('\n', ', ').replace(/, $/, ''),
  canEdit: ({ version }) => version > 0,
  canRemove: ({ version, products }) => version > 0 && products === 0,
  intro: ({ products_without }) => (
    <div className="mb-6 grid max-w-2xl gap-3">
      <p className="text-muted">{texts.eachProductPage}</p>
      {products_without > 0 && (
        <p>
          {texts.productsWithout(products_without)}{' '}
          <Link to={href('/admin/products')} className="underline underline-offset-4">
            {texts.toTheProducts}
          </Link>
        </p>
      )}
    </div>
  ),
  columns: {
    name: { label: texts.name, value: ({ name }) => name },
    address: {
      label: texts.contactDetails,
      value: ({ address }) => address,
      cell: (maker, edit) => <ManufacturerDetails maker={maker} edit={edit} />,
    },
    contact: { label: texts.emailOrWebAddress, value: ({ contact }) => contact, isHidden: true },
    responsible: { label: texts.responsible, value: ({ responsible }) => responsible, isHidden: true },
    products: {
      label: texts.products,
      value: ({ products }) => products,
      cell: ({ products }) => texts.ofProducts(products),
      isNumber: true,
    },
  },
  filters: {
    details: {
      label: texts.contactDetails,
      choices: texts.detailsChoices,
      value: ({ version }) => [version > 0 ? 'saved' : 'missing'],
    },
  },
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function ManufacturerDetails({ maker, edit }: { maker: Manufacturer; edit: () => void }) {
  const { name, address, contact, responsible, version } = maker
  if (version === 0)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-warn">{texts.addressIsMissing}</p>
        <Button data-row-action="" weight="secondary" onClick={edit}>
          {texts.addContactDetails(name)}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2">
      <p className="whitespace-pre-line wrap-anywhere">{[address, contact].join('\n')}</p>
      {responsible && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="block text-muted">{texts.responsible}</span>
          {responsible}
        </p>
      )}
    </div>
  )
}
