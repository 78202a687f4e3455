import type { Address } from './address.contract.ts'
import { addressLines } from './address-lines.ts'

/** An address as printed on a parcel, followed by the phone number. */
export function FormattedAddress({ address }: { address: Address }) {
  const [name, ...lines] = addressLines(address)
  return (
    <address className="not-italic wrap-anywhere">
      <strong className="block font-medium">{name}</strong>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {address.phone && <span className="mt-1 block text-muted text-sm tabular-nums">{address.phone}</span>}
    </address>
  )
}
