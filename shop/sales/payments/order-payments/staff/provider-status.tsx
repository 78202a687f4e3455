import type { ReactNode } from 'react'
import { texts } from '#texts/sales/payments/order-payments/staff'
import { Moment } from '../../../../ui/time.tsx'
import type { DisconnectedProvider, ProviderState } from './staff-payments.contract.ts'

/** The connection states of all providers. */
export function ProviderStatuses({ providers }: { providers: readonly ProviderState[] }) {
  if (providers.length === 0) return <p className="text-muted">{texts.noProvider}</p>
  return (
    <ul className="grid divide-y divide-line [&>li:not(:first-child)]:pt-6 [&>li:not(:last-child)]:pb-6">
      {providers.map((provider) => (
        <li key={provider.notices_address}>
          <ProviderStatus provider={provider} />
        </li>
      ))}
    </ul>
  )
}

/** Providers that are not connected although something of theirs is not settled. */
export function DisconnectedProviders({ providers }: { providers: readonly DisconnectedProvider[] }) {
  if (providers.length === 0) return null
  return (
    <ul role="alert" className="mb-6 grid gap-2 rounded-card bg-danger-soft p-4 text-danger text-sm">
      {providers.map((provider) => (
        <li key={provider.id}>{texts.disconnected(provider)}</li>
      ))}
    </ul>
  )
}

/** The connection state of a provider, without its keys. */
function ProviderStatus({ provider }: { provider: ProviderState }) {
  const { label, is_test, notices_address, heard_on, compared_on, refused_notices } = provider
  return (
    <>
      {is_test && (
        <p className="mb-4">
          <strong className="mr-2 rounded-control bg-warn-soft px-2 py-1 text-sm text-warn">{texts.testMode}</strong>
          {texts.noRealPaymentsOrders}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={texts.provider}>{label}</Fact>
        <Fact name={texts.webhookAddress}>{notices_address}</Fact>
        <Fact name={texts.lastNotice}>{heard_on ? <Moment of={heard_on} /> : texts.noneYet}</Fact>
        <Fact name={texts.lastComparison}>{compared_on ? <Moment of={compared_on} /> : texts.noneYet}</Fact>
        {refused_notices > 0 && <Fact name={texts.webhooksRejectedSince}>{refused_notices}</Fact>}
      </dl>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
