import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/sales/shipping/staff'
import { type CountryCode, countryName, sortedByName } from '../../../../lib/places/countries.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { TranslationLinks } from '../../../core/translations/translation-links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { listZones, type Method, type Zone } from '../delivery.contract.ts'
import type { Route } from './+types/delivery.page'
import { MethodRow } from './method-row.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listZones, {})),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.delivery)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.delivery, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ zones, collection }) => (
        <div className="max-w-3xl">
          <TranslationLinks kind="shipping" />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-xl text-muted">{texts.whatZonesAre}</p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={href('/admin/settings/:group?', { group: 'delivery' })} weight="quiet">
                {texts.dispatchTimes}
              </ButtonLink>
              <ButtonLink to={href('/admin/delivery/zones/:id', { id: 'new' })} weight="secondary">
                {texts.addAZone}
              </ButtonLink>
            </div>
          </div>
          {zones.map((zone) => (
            <ZonePart key={zone.id} zone={zone} />
          ))}
          <section aria-labelledby="collection" className="mt-10">
            <h2 id="collection" className="text-xl">
              {texts.collectionInTheShop}
            </h2>
            <p className="mt-1 text-muted text-sm">{texts.collectionIsFor}</p>
            <Methods methods={collection} nothing={texts.notOffered} />
            <AddMethod zone="" name={texts.newCollection} />
          </section>
        </div>
      )}
    </LoadedForStaff>
  )
}

function ZonePart({ zone: { id, name, countries, methods } }: { zone: Zone }) {
  const names = sortedByName(countries as CountryCode[]).map(countryName)
  return (
    <section aria-labelledby={`zone-${id}`} className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`zone-${id}`} className="text-xl wrap-anywhere">
          {name}
        </h2>
        <ButtonLink
          to={href('/admin/delivery/zones/:id', { id: String(id) })}
          weight="quiet"
          aria-label={texts.editZone(name)}
          className="-mr-4"
        >
          {texts.edit}
        </ButtonLink>
      </div>
      <p className="text-muted text-sm">{names.join(', ')}</p>
      <Methods methods={methods} nothing={texts.noWayYet} />
      <AddMethod zone={String(id)} name={texts.addAWayTo(name)} />
    </section>
  )
}

function Methods({ methods, nothing }: { methods: readonly Method[]; nothing: string }) {
  if (methods.length === 0) return <p className="mt-4">{nothing}</p>
  return (
    <ul className="mt-4 divide-y divide-line border-line border-y">
      {methods.map((method) => (
        <MethodRow key={method.id} method={method} />
      ))}
    </ul>
  )
}

function AddMethod({ zone, name }: { zone: string; name: string }) {
  return (
    <ButtonLink
      to={`${href('/admin/delivery/methods/:id', { id: 'new' })}?zone=${zone}`}
      weight="quiet"
      aria-label={name}
      className="-ml-4 mt-2"
    >
      <Plus aria-hidden="true" className="size-5" />
      {zone === '' ? texts.newCollection : texts.addAWay}
    </ButtonLink>
  )
}
