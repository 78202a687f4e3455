import { href } from 'react-router'
import * as texts from '#texts/sales/tax/staff'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { listVatRates } from '../vat-rates.contract.ts'
import type { Route } from './+types/vat.page'
import { AddRate } from './add-rate.tsx'
import { MissingRates } from './missing-rates.tsx'
import { RatesList } from './rates-list.tsx'
import { saveRate } from './save-rate.ts'
import { SoldAbroad } from './sold-abroad.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listVatRates, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  saveRate(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.vat)

export const handle = staffScreen({ title: texts.vat, reason: texts.onlyStaff, waiting: <ListSkeleton /> })

export default function VatPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ mode, rates, missing, threshold, sold_abroad }) => (
        <div className="max-w-3xl">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="max-w-xl text-muted">{texts.modes[mode]}</p>
            <ButtonLink
              to={href('/admin/settings/:group?', { group: 'vat' })}
              weight="quiet"
              aria-label={texts.changeVat}
              className="-mr-4"
            >
              {texts.change}
            </ButtonLink>
          </div>
          <SoldAbroad years={sold_abroad} threshold={threshold} isCountedThere={mode === 'destination'} />
          {missing.length > 0 && <MissingRates missing={missing} />}
          <section aria-labelledby="rates" className="mt-10">
            <h2 id="rates" className="text-xl">
              {texts.rates}
            </h2>
            <p className="mt-1 max-w-xl text-muted text-sm">{texts.whatRatesAre}</p>
            <AddRate />
            <RatesList rates={rates} />
          </section>
        </div>
      )}
    </LoadedForStaff>
  )
}
