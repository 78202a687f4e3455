import { spreadOver } from '../../../catalog/pricing/adjustments.ts'
import { netOf, type TaxedPart } from '../../../catalog/pricing/order-quote.ts'
import type { DocumentCharge, DocumentLine, InvoiceDocument, TaxTotal, VatCategory } from '../invoice-document.ts'

/** The amounts of a document. */
export type Amounts = Pick<InvoiceDocument, 'lines' | 'charges' | 'taxes' | 'netCents' | 'vatCents' | 'grossCents'>

/** A line or charge before its amount without VAT is known. */
export type Gross<Part> = Omit<Part, 'netCents'>

interface OrderedLine {
  id: number
  title: string
  variant_name: string
  quantity: number
  unit_price_cents: number
  /** Taken off the whole line. */
  discount_cents: number
  /** In hundredths of a percent; null if no VAT applies. */
  vat_rate: number | null
}

interface OrderAmounts {
  lines: readonly OrderedLine[]
  delivery: { name: string; cents: number }
  /** As stored with the order; empty if no VAT applies. */
  taxes: readonly TaxedPart[]
  /** The category of lines without VAT; of zero-rated lines, too, if it is not `E`. */
  untaxed: VatCategory
}

/** Returns the amounts of an order's invoice. The totals per rate are those of the order. */
export function invoiceAmounts({ lines, delivery, taxes, untaxed }: OrderAmounts): Amounts {
  // Gift cards have no rate. They stay exempt in exports and intra-Community supplies.
  const categoryOf = (rate: number | null): VatCategory =>
    rate === null ? 'E' : rate > 0 ? 'S' : untaxed === 'E' ? 'Z' : untaxed
  const charged = lines.map((line): Gross<DocumentLine> => {
    const { id, title, variant_name: variant, quantity, unit_price_cents, discount_cents, vat_rate } = line
    return {
      ...{ id, title, variant, quantity, unitCents: unit_price_cents, discountCents: discount_cents },
      ...{ rate: vat_rate ?? 0, category: categoryOf(vat_rate) },
      grossCents: unit_price_cents * quantity - discount_cents,
    }
  })
  const goodsAt = (rate: number) =>
    charged
      .filter((line) => line.rate === rate && line.category === categoryOf(rate))
      .reduce((sum, { grossCents }) => sum + grossCents, 0)
  // Delivery is what remains of the total of each rate.
  const charges = (
    taxes.length > 0
      ? taxes.map(({ rate, gross }) => ({ rate, category: categoryOf(rate), grossCents: gross - goodsAt(rate) }))
      : [{ rate: 0, category: untaxed, grossCents: delivery.cents }]
  )
    .filter(({ grossCents }) => grossCents > 0)
    .map((charge): Gross<DocumentCharge> => ({ name: delivery.name, ...charge }))
  const netAt = ({ rate, category, grossCents }: Pick<TaxTotal, 'rate' | 'category' | 'grossCents'>) =>
    (category === 'E' ? undefined : taxes.find((tax) => tax.rate === rate)?.net) ?? netOf(grossCents, rate)
  return withNet(charged, charges, netAt)
}

/**
 * Completes lines and charges with their amounts without VAT: the net total of each rate is divided among its parts.
 * @param netAt returns the net total of a rate, in cents
 */
export function withNet(
  lines: readonly Gross<DocumentLine>[],
  charges: readonly Gross<DocumentCharge>[],
  netAt: (total: Gross<Omit<TaxTotal, 'vatCents'>>) => number,
): Amounts {
  const parts = [...lines, ...charges]
  const nets = new Map<Gross<DocumentLine> | Gross<DocumentCharge>, number>()
  const taxes = [...new Set(parts.map(taxKey))].map((key): TaxTotal => {
    const own = parts.filter((part) => taxKey(part) === key)
    const [{ rate, category } = { rate: 0, category: 'S' as const }] = own
    const grossCents = own.reduce((sum, part) => sum + part.grossCents, 0)
    const netCents = netAt({ rate, category, grossCents })
    const weights = own.map((part, line) => ({ line, left: part.grossCents, vat_rate: rate }))
    for (const { line, cents } of spreadOver(netCents, weights)) {
      const part = own[line]
      if (part) nets.set(part, cents)
    }
    return { rate, category, grossCents, netCents, vatCents: grossCents - netCents }
  })
  const sum = (of: (total: TaxTotal) => number) => taxes.reduce((all, total) => all + of(total), 0)
  return {
    lines: lines.map((line) => ({ ...line, netCents: nets.get(line) ?? 0 })),
    charges: charges.map((charge) => ({ ...charge, netCents: nets.get(charge) ?? 0 })),
    taxes: taxes.toSorted((one, other) => other.rate - one.rate),
    netCents: sum(({ netCents }) => netCents),
    vatCents: sum(({ vatCents }) => vatCents),
    grossCents: sum(({ grossCents }) => grossCents),
  }
}

/** Identifies a row of the VAT totals. */
export const taxKey = ({ rate, category }: { rate: number; category: VatCategory }): string => `${category} ${rate}`
