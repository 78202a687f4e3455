import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/sales/shipping/staff'
import { type CountryCode, countryName, sortedByName } from '../../../../lib/places/countries.ts'
import { labelled } from '../../../../lib/texts/labelled.ts'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { TranslationLinks } from '../../../core/translations/translation-links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type Method, shippingZones } from '../delivery.contract.ts'
import { MethodRow, pricesInWords } from './method-row.tsx'

/** A zone, or in-store collection. */
interface Listed {
  id: number | null
  name: string
  countries: readonly string[]
  methods: readonly Method[]
  version: number
}

const namesOf = ({ countries }: Listed) =>
  sortedByName([...countries] as CountryCode[])
    .map(countryName)
    .join(', ')

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: callsOf(shippingZones),
  items: ({ zones, collection }): readonly Listed[] => [
    ...zones,
    { id: null, name: texts.collectionInTheShop, countries: [], methods: collection, version: 0 },
  ],
  name: ({ name }) => name,
  to: ({ id }) => (id === null ? undefined : href('/admin/delivery/zones/:id', { id: String(id) })),
  // Methods are deleted with their zone, as its own screen says.
  canRemove: ({ id, methods }) => id !== null && methods.length === 0,
  columns: {
    name: { label: texts.aZone, value: ({ name }) => name },
    countries: {
      label: texts.countries,
      value: namesOf,
      isUnsorted: true,
      cell: (zone) => (
        <span className="block md:max-w-64">{zone.id === null ? '' : namesOf(zone) || texts.noCountries}</span>
      ),
    },
    methods: {
      label: texts.methods,
      value: ({ methods }) => methods.map((method) => labelled(method.name, pricesInWords(method))).join(' | '),
      cell: (zone) => <Methods zone={zone} />,
      isUnsorted: true,
    },
  },
  intro: () => (
    <>
      <TranslationLinks kind="shipping" />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-xl text-muted">{texts.whatZonesAre}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={href('/admin/settings/:group?', { group: 'delivery' })} weight="quiet">
            {texts.dispatchTimes}
          </ButtonLink>
          <ButtonLink to={href('/admin/delivery/zones/:id', { id: 'new' })} weight="secondary">
            {texts.zone.add}
          </ButtonLink>
        </div>
      </div>
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Methods({ zone: { id, name, methods } }: { zone: Listed }) {
  const addCollection = methods.length === 0 ? texts.newCollection : texts.addCollectionPlace
  return (
    <div className="md:max-w-md">
      {methods.length === 0 && <p className="py-1">{id === null ? texts.noCollection : texts.noMethods}</p>}
      <ul className="divide-y divide-line">
        {methods.map((method) => (
          <MethodRow key={method.id} method={method} />
        ))}
      </ul>
      <ButtonLink
        to={`${href('/admin/delivery/methods/:id', { id: 'new' })}?zone=${id ?? ''}`}
        weight="quiet"
        aria-label={id === null ? addCollection : texts.addMethodTo(name)}
        className="-ml-4"
      >
        <Plus aria-hidden="true" className="size-5" />
        {id === null ? addCollection : texts.addMethod}
      </ButtonLink>
    </div>
  )
}
